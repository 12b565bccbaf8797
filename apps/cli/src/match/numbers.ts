export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The mean; null of an empty list. */
export const mean = (values: readonly number[]): number | null =>
	values.length === 0 ? null : sum(values) / values.length;

/** The maximum of any number of values, none below 0. */
export const greatest = (values: readonly number[]): number =>
	values.reduce((most, value) => Math.max(most, value), 0);
