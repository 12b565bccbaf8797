import { listFor, percentFor, pluralFor } from '../format/formats.js';

export const list = listFor('de');
export const percent = percentFor('de');
export const plural = pluralFor('de');
