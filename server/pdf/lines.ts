import { codeParts } from '../../common/text/codeParts.ts';

/** pdfkit adds up the widths of these pieces, which is not the width of their line: letters stand closer to some others. */
const pieces = /(?<=[\s/–-])/u;
/** Sums are rounded; in points. */
const slack = 0.1;

/** Where a text may break beside a code: after a space, and after the hyphen between two words. */
const breaks = /(?<=\s)|(?<=\p{L}[-–/])(?=\p{L})/u;

/**
 * Breaks a text into lines of at most `width`, as pdfkit would, but never inside a code or between a number and its unit where
 * one line can hold them. pdfkit breaks after any hyphen and slash: 'KV 6204-' and 'ZZ'.
 */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (line: string) =>
    line
      .trimEnd()
      .split(pieces)
      .reduce((sum, piece) => sum + widthOf(piece), 0) <=
    width - slack;
  const wordsOf = (line: string) =>
    codeParts(line).flatMap((part) => (part.whole && fits(part.text) ? [part.text] : part.text.split(breaks)));
  return text.split('\n').flatMap((line) => (fits(line) ? [line] : filled(wordsOf(line), fits)));
}

/** Puts as many words into each line as fit. A word that is wider than a line is left to pdfkit. */
function filled(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.trim() === '' || fits(line + word)) line += word;
    else {
      lines.push(line.trimEnd());
      line = word.trimStart();
    }
  }
  return [...lines, line.trimEnd()];
}
