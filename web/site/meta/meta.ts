import { fill, meta } from '../texts.ts';

export type PageName = keyof typeof meta;

const titleLength = 60;
const descriptionLength = 155;

/** Cut where a word ends, with an ellipsis, so that no more than `length` characters remain. */
export function shorten(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Too long: first the company's part goes, then it is cut. */
export function pageTitle(page: PageName, values: Record<string, string>) {
  const whole = fill(meta[page].title, values);
  if (whole.length <= titleLength) return whole;
  return shorten(fill(meta[page].title.replace(' | {şirket}', ''), values), titleLength);
}

export const pageDescription = (page: PageName, values: Record<string, string>) =>
  shorten(fill(meta[page].description, values).replaceAll(/\s+/g, ' ').trim(), descriptionLength);
