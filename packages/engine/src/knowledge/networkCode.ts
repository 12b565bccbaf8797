import { decodeBase64 } from '../board/webAssembly.js';
import { type HiddenUnit, PROSPECT_COUNT, type ValueNetwork } from './value.js';

/** Weights are stored as 16-bit fixed-point numbers in units of 1/4096. */
const PARTS = 4096;
const KNOTS = 4;
/** Per hidden unit: weights of own and other colours' features, biases, output weight. */
const UNIT_SIZE = 2 * PROSPECT_COUNT + KNOTS + 1;

/** Serialises a network as integers. */
export function networkNumbers({ knots, hidden }: ValueNetwork): Int16Array {
	const flat = [
		...knots.flat(),
		...hidden.flatMap(({ own, others, bias, out }) => [...own, ...others, ...bias, out]),
	];
	const largest = Math.max(...flat.map(Math.abs));
	if (largest * PARTS > 0x7fff) throw new Error(`a weight of ${largest} is too large to be kept`);
	return Int16Array.from(flat, (weight) => Math.round(weight * PARTS));
}

/** Reads a network from base64, little-endian. */
export function readNetwork(text: string): ValueNetwork {
	const bytes = decodeBase64(text);
	const view = new DataView(bytes.buffer);
	let at = 0;
	const take = (count: number): number[] =>
		Array.from({ length: count }, () => view.getInt16(2 * at++, true) / PARTS);
	const knots = Array.from({ length: KNOTS }, () => take(PROSPECT_COUNT));
	const units = (bytes.length / 2 - at) / UNIT_SIZE;
	const hidden = Array.from({ length: units }, (): HiddenUnit => {
		const [own, others, bias] = [take(PROSPECT_COUNT), take(PROSPECT_COUNT), take(KNOTS)];
		return { own, others, bias, out: take(1)[0]! };
	});
	return { knots, hidden };
}
