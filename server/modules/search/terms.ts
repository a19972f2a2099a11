import { atomsOf, type Atom } from './tokens.ts';
import { stemsOf } from './stems.ts';

/** Longest letters that belong to a code: DIN, NMRV. */
const longestOfCode = 4;
/** Most atoms that are read as one code: 'DIN 933 M8x40' has five. */
export const longestCode = 5;
const longestCodeOfBody = 3;

/** Whether neighbours can be one code, whatever is written between them: 'DIN 933', '6204-2RS', '4-20 mA'. */
export const areCode = (atoms: Atom[]) =>
  atoms.some(({ isNumber }) => isNumber) &&
  atoms.every(({ isNumber, text }) => isNumber || text.length <= longestOfCode);

/** '400/690' is found by each of its numbers, too, and '063' without its zero. */
const partsOfNumber = ({ text }: Atom) => [
  ...(/^\d+s\d+$/.test(text) ? text.split('s') : []),
  ...(hasZeros(text) ? [withoutZeros(text)] : []),
];

const hasZeros = (number: string) => /^0+[1-9]\d*$/.test(number);
const withoutZeros = (number: string) => (hasZeros(number) ? number.replace(/^0+/, '') : number);

function codesOf(atoms: Atom[], longest: number) {
  const codes: string[] = [];
  for (let size = 2; size <= longest; size++) {
    for (let start = 0; start + size <= atoms.length; start++) {
      const window = atoms.slice(start, start + size);
      if (!areCode(window)) continue;
      const parts = window.map(({ text }) => text);
      codes.push(parts.join(''), parts.map(withoutZeros).join(''));
    }
  }
  return codes;
}

/** Everything that a text is found by: its words in order, then their stems, then its codes written as one. */
function termsOf(text: string, longest: number): string {
  const atoms = atomsOf(text);
  const words = atoms.map((atom) => atom.text);
  const stems = atoms.flatMap((atom) => (atom.isNumber ? partsOfNumber(atom) : stemsOf(atom.text)));
  return [...words, ...new Set([...stems, ...codesOf(atoms, longest)])].join(' ');
}

export const titleTerms = (title: string) => termsOf(title, longestCode);
export const bodyTerms = (body: string) => termsOf(body, longestCodeOfBody);

/** Folded words in letters alone that a mistyped one may have meant, with how they are written. */
export function wordsOf(text: string): Map<string, string> {
  const words = atomsOf(text).filter((atom) => !atom.isNumber && atom.text.length >= 4);
  return new Map(words.map((atom) => [atom.text, text.slice(atom.start, atom.end).toLocaleLowerCase('tr')]));
}
