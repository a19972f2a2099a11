/** The height of letters and values, in units of the laid out drawing. */
export const letterHeight = 18;

/** The width of a letter of a dimension, with room around it. */
export const widthOf = (text: string) => text.length * letterHeight * 0.6 + 6;

/** The widest of Archivo and of Arial, which a file shows where Archivo is not installed, as parts of the height. */
const widths = [
  { letters: /[\s.,:;'’|ıiİIlj()[\]/-]/u, width: 0.4 },
  { letters: /[mwMWÖOQGÇCD%@⌀Ø—…=+×±°]/u, width: 1 },
  { letters: /\p{Lu}/u, width: 0.8 },
];
const usual = 0.66;

/** The width that a text takes at most, with room around it. */
export const writtenWidth = (text: string) =>
  [...text].reduce((sum, one) => sum + (widths.find(({ letters }) => letters.test(one))?.width ?? usual), 0) *
    letterHeight +
  6;

/** Writes a letter with its value: 'd = 20 mm'. A value that begins with its letter, as 'DN40' does, says it already. */
export function labelText(letter: string, value: string): string {
  const rest = value.startsWith(letter) ? value.slice(letter.length) : undefined;
  return rest !== undefined && /^[\s=:]*\d/u.test(rest) ? value : `${letter} = ${value}`;
}

/** A longer value stands in its row alone. */
const longestWritten = 12;

/** Writes a letter with its value as briefly as a dimension does, in millimetres without saying so: 'd 20', 'DN40', 'a 118°'. */
export function shortLabel(letter: string, value: string): string {
  const said = labelText(letter, value.replace(/ mm$/u, '')).replace(' = ', ' ');
  return said.length <= longestWritten ? said : letter;
}
