import { InvalidArgumentError } from 'commander';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses `30s`, `10m`, `24h` or `7d`, to milliseconds. */
export function parseDuration(text: string): number {
	const match = /^(\d{1,6})([smhd])$/.exec(text);
	const duration = match ? Number(match[1]) * UNITS[match[2]!]! : 0;
	if (duration <= 0) throw new InvalidArgumentError('must look like 30s, 10m, 24h or 7d');
	return duration;
}
