import { listFor, ordinalFor, percentFor, pluralFor } from '../format/formats.js';

export const list = listFor('fr');
export const ordinal = ordinalFor('fr', { one: 're', other: 'e' });
export const percent = percentFor('fr');
export const plural = pluralFor('fr');
