/** The letter that names a column of the plan. */
export const columnLetter = (x: number): string => String.fromCharCode(97 + x);
