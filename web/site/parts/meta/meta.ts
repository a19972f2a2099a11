import { meta } from '../../../words/tr/specified.ts';
import { fill } from '../../../words/fill.ts';
import { companyPart } from '../../../words/tr/meta.ts';

export type PageName = keyof typeof meta;

const titleLength = 60;
const descriptionLength = 155;

/** Cuts a text at the end of a word, with an ellipsis, to at most `length` characters. */
export function shorten(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : length - 1).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}

/** Builds the title of a page. One that is too long loses the company's name first, then is cut. */
export function pageTitle(page: PageName, values: Record<string, string>) {
  const whole = fill(meta[page].title, values);
  if (whole.length <= titleLength) return whole;
  return shorten(fill(meta[page].title.replace(companyPart, ''), values), titleLength);
}

export const pageDescription = (page: PageName, values: Record<string, string>) =>
  shorten(fill(meta[page].description, values).replaceAll(/\s+/g, ' ').trim(), descriptionLength);
