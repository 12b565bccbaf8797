export { online } from '../en/online.js';
