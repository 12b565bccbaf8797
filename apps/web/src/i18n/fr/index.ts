import { en } from '../en/index.js';

export const fr = en;
