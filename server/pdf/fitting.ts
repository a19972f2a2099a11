import type { Paper, Style } from './paper.ts';

type Room = { width: number; height: number };

/** Cuts a text between two words into the part that fits, which is at least one word, and the rest. */
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

/** The step between two tried sizes, in points. */
const step = 0.5;

/** The style in the largest size, from its own down to `least`, in which the text fits. */
export function sizeToFit(paper: Paper, text: string, { width, height }: Room, style: Style, least: number): Style {
  const words = text.split(/\s+/u);
  // A wider word would be broken in the middle.
  const fits = (tried: Style) =>
    words.every((word) => paper.widthOf(word, tried) <= width) && paper.heightOf(text, width, tried) <= height;
  let size = style.size;
  while (size > least && !fits({ ...style, size })) size -= step;
  return { ...style, size };
}
