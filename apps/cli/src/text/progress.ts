/** A progress bar on standard error, on a terminal only: scripts and logs never see it. */
export interface Progress {
	update(fraction: number): void;
	end(): void;
}

const WIDTH = 30;
const SILENT: Progress = { update() {}, end() {} };

export function makeProgress(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
	if (!stream.isTTY) return SILENT;
	let shown = '';
	return {
		update(fraction) {
			const filled = Math.round(fraction * WIDTH);
			const bar = '█'.repeat(filled).padEnd(WIDTH, '░');
			const text = `${label} ${bar} ${Math.floor(fraction * 100)} %`;
			if (text !== shown) stream.write(`\r${text}`);
			shown = text;
		},
		end: () => void stream.write(`\r${' '.repeat(shown.length)}\r`),
	};
}
