import { en } from '../en/index.js';

export const nl = en;
