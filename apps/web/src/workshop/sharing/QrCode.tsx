import { useMemo } from 'react';
import { encode } from 'uqr';

/** Low error correction keeps long links readable; the standard requires a quiet zone of four modules. */
export const QR_OPTIONS = { ecc: 'L', border: 4 } as const;

/** A text as a QR code, readable from screen or paper. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
	const { data, size } = useMemo(() => encode(text, QR_OPTIONS), [text]);
	return (
		<svg
			className="qr"
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={pathOf(data)} fill="#000" />
		</svg>
	);
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
	rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
