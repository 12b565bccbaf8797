/** The seed of a test run. All random input derives from it, so that a failure can be reproduced. */
import { createECDH, createHash, type ECDH } from 'node:crypto';

const DEFAULT_SEED = 20031116;

/** `RUMIS_SEED=7 npm run check` tries other input. */
export const SEED = Number(process.env.RUMIS_SEED ?? DEFAULT_SEED);

/** A key pair on the curve used by Web Push. */
export function seededKeys(label: string): {
	readonly curve: ECDH;
	readonly publicKey: Buffer;
	readonly privateKey: Buffer;
} {
	const curve = createECDH('prime256v1');
	const privateKey = seededBytes(label, 32);
	curve.setPrivateKey(privateKey);
	return { curve, publicKey: curve.getPublicKey(), privateKey };
}

/** Bytes for keys and secrets in tests: deterministic by seed and label. */
export function seededBytes(label: string, length: number): Buffer {
	const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
		createHash('sha256').update(`${SEED}:${label}:${block}`).digest(),
	);
	return Buffer.concat(blocks).subarray(0, length);
}
