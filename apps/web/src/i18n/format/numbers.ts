/** Formats a number for the language. */
export type FormatNumber = (value: number, options?: Intl.NumberFormatOptions) => string;

/** A share in whole percent: 0.62 is `62%` in English, `62 %` in German. */
export const percent = (share: number, number: FormatNumber): string =>
	number(share, { style: 'percent', maximumFractionDigits: 0 });

/** With one digit after the decimal point: for mean points and other mean values. */
export const oneDecimal = (value: number, number: FormatNumber): string =>
	number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
