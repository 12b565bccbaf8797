import { useMemo } from 'react';
import { encode } from 'uqr';

/** Little redundancy keeps long links readable; four white squares round the code are what its standard asks for. */
export const QR_OPTIONS = { ecc: 'L', border: 4 } as const;

/** A text as a QR code, to be read from the screen or from paper. */
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
