import { en } from '../en/index.js';

export const de = en;
