export type { BookTexts, Texts } from './en/texts.js';
