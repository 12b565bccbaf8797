import { listFor, ordinalFor, percentFor, pluralFor } from '../format/formats.js';

export const list = listFor('en-GB');
export const ordinal = ordinalFor('en-GB', { one: 'st', two: 'nd', few: 'rd', other: 'th' });
export const percent = percentFor('en-GB');
export const plural = pluralFor('en-GB');
