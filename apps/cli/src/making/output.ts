/** Output files: the extension determines the format. */
import { InvalidArgumentError, Option } from 'commander';
import { Failure } from '../shared/failure.js';
import { writeFile } from '../shared/files.js';

export interface Output<Format extends string = string> {
	readonly path: string;
	readonly format: Format;
}

/** `-o castle.pdf`, refused as wrong usage with any other extension. */
export function outputOption(formats: readonly string[], text: string): Option {
	const endings = formats.map((format) => `.${format}`);
	return new Option('-o, --output <file>', `${text}: ${endings.join(', ')}`).argParser((path): Output => {
		const format = formats.find((ending) => path.toLowerCase().endsWith(`.${ending}`));
		if (!format) throw new InvalidArgumentError(`It must end with ${endings.join(' or ')}.`);
		return { path, format };
	});
}

/** A length between these two, such as `20` or `0.3`. */
export const millimetres =
	(least: number, most: number) =>
	(text: string): number => {
		const value = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
		if (!(value >= least && value <= most))
			throw new InvalidArgumentError(`Not between ${least} and ${most} millimetres.`);
		return value;
	};

export function writeOutput({ path }: Output, content: string | Uint8Array): void {
	const written = writeFile(path, content);
	if (!written.ok) throw new Failure(written.error);
}
