import type { Paper, Style } from './paper.ts';

type Room = { width: number; height: number };

/** Cuts a text between two words into what fits and what is left; at least one word fits. */
export function cutToFit(paper: Paper, text: string, { width, height }: Room, style: Style): [string, string] {
  const fits = (part: string) => paper.heightOf(part, width, style) <= height;
  if (fits(text)) return [text, ''];
  const words = text.split(/(?<=\s)/u);
  let [most, tooMany] = [1, words.length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(words.slice(0, middle).join('').trimEnd())) most = middle;
    else tooMany = middle;
  }
  return [words.slice(0, most).join('').trimEnd(), words.slice(most).join('')];
}

/** Points between two sizes that are tried. */
const step = 0.5;

/** The largest size of type, from the style's own down to `least`, in which the text fits. */
export function sizeToFit(paper: Paper, text: string, { width, height }: Room, style: Style, least: number): Style {
  const words = text.split(/\s+/u);
  // A word that is wider would be broken somewhere.
  const fits = (tried: Style) =>
    words.every((word) => paper.widthOf(word, tried) <= width) && paper.heightOf(text, width, tried) <= height;
  let size = style.size;
  while (size > least && !fits({ ...style, size })) size -= step;
  return { ...style, size };
}
