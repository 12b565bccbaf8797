import { listFor, percentFor, pluralFor } from '../format/formats.js';

export const list = listFor('nl');
export const percent = percentFor('nl');
export const plural = pluralFor('nl');
