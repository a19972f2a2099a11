import { fold } from './letters.ts';

/** The words for yes and no, of sheets, specs and the grid alike: any case, with or without Turkish letters. */
export const yesWords = ['yes', 'y', 'evet', 'e', 'true', 'doğru', 'var', '1', 'x', '+', '✓', '✔', '☑', '✅'] as const;
export const noWords = ['no', 'n', 'hayır', 'h', 'false', 'yanlış', 'yok', '0', '-', '✗', '✘', '☐', '❌'] as const;

const key = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim();

const meanings = new Map([
  ...yesWords.map((word) => [key(word), true] as const),
  ...noWords.map((word) => [key(word), false] as const),
]);

/** Returns undefined for any other word, and for none. */
export const readYesNo = (text: string): boolean | undefined => meanings.get(key(text));
