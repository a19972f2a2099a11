import { fold } from './letters.ts';

/** Returns the letters and digits of a code or a title, folded: 'SKF 6204-2RSH' and 'skf6204.2rsh' become the same. */
export const bareCode = (text: string) => [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].join('');
