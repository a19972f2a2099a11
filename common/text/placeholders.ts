import { fold } from './letters.ts';

/** The words in braces that a letter is filled in with, and what each stands for. */
export const placeholders = {
  ad: 'the name',
  firma: 'the company',
  konu: 'the subject of the message',
  ürün: 'the products',
  numara: 'the number of the enquiry',
  tarih: 'the day on which it arrived',
  teklif: 'the number of the last offer',
  geçerlilik: 'the last day of that offer',
  imza: 'your signature',
} as const;
export type Placeholder = keyof typeof placeholders;

const names = new Map(Object.keys(placeholders).map((name) => [fold(name), name as Placeholder]));

/** An opening brace before a letter begins a placeholder, also where its end is missing. */
const pattern = /\{\s*\p{L}[^{}\n]{0,40}\}?/gu;

/** Returns the placeholder that is meant: case and accents do not matter, so that `{URUN}` is `{ürün}`. */
const nameOf = (found: string): Placeholder | undefined =>
  found.endsWith('}') ? names.get(fold(found.slice(1, -1).trim())) : undefined;

/** Returns what looks like a placeholder, each as it is written and once. */
export const placeholdersIn = (text: string) => [...new Set((text.match(pattern) ?? []).map((one) => one.trim()))];

/** Returns what looks like a placeholder and is none. */
export const unknownIn = (text: string) => placeholdersIn(text).filter((found) => !nameOf(found));

/**
 * Fills in the placeholders that have a value; the others stay as they are written. A value is never filled in itself, since a
 * visitor may have any name.
 */
export const fillIn = (text: string, values: Partial<Record<Placeholder, string>>) =>
  text.replaceAll(pattern, (found) => {
    const name = nameOf(found);
    return (name && values[name]) || found;
  });

/** Tells whether the text has this placeholder. */
export const hasPlaceholder = (text: string, name: Placeholder) =>
  placeholdersIn(text).some((found) => nameOf(found) === name);
