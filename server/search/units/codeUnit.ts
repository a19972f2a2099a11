import type { Tx } from '../../db/database.ts';
import { nominalVoltages } from '../coveredVoltages.ts';
import { sameMeasure } from './sameMeasure.ts';
import { hasTerm, type Searched } from '../searchIndex.ts';
import { codeOf, storedWord } from '../terms.ts';
import type { Token } from '../tokens.ts';
import type { UntypedUnit } from './unit.ts';

export const term = (text: string) => `"${storedWord(text)}"`;
export const any = (expressions: string[]) =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' OR ')})`;
export const all = (expressions: string[]) => `(${expressions.join(' AND ')})`;

/** Makes the unit of a code or a measure, in all the ways in which the catalogue may write it. */
export async function codeUnit(db: Tx, index: Searched, tokens: Token[]): Promise<UntypedUnit> {
  const parts = tokens.map((token) => token.text);
  const text = codeOf(parts);
  // '62 04' is also 6204.
  const inOne = any([...new Set([text, parts.join('')])].map(term));
  const prefix = any([`${term(text)} *`, ...(text === parts.join('') ? [] : [term(parts.join(''))])]);
  // '1/4"' also finds the thread 'G1/4'.
  const [, inches] = /^(\d+s+\d+)in$/.exec(text) ?? [];
  // '20x47' also finds 'iç çap 20 mm, dış çap 47 mm', unless the catalogue has the measures in one.
  const areNumbers = tokens.every((token) => /^\d{2,}$/.test(token.text));
  const apart = areNumbers && !(await hasTerm(db, index, text)) ? [all(tokens.map((token) => term(token.text)))] : [];
  // A range of volts may not say whether they are of direct current: '24vdc' also finds '10–30 V'.
  const [, volts] = /^(\d+v)[da]c$/.exec(text) ?? [];
  const others = [inches, volts, ...nominalVoltages(text), ...otherThreads(text)].flatMap((other) =>
    other ? [term(other)] : [],
  );
  const loose = any([prefix, ...apart, ...inParts(tokens), ...others, ...sameMeasure(tokens).map(term)]);
  return { text, exact: inOne, inflected: inOne, prefix, loose, marks: [text], meanings: [[text]] };
}

/**
 * 'M18 NPN' also finds a sensor that has both in other places, though the code of another one has them side by side. A part
 * that is a number alone would match most sizes.
 */
function inParts(tokens: Token[]) {
  const parts: string[] = [];
  tokens.forEach(({ text, start }, at) => {
    if (at > 0 && tokens[at - 1]?.end === start) parts.push((parts.pop() ?? '') + text);
    else parts.push(text);
  });
  const isTelling = parts.length > 1 && tokens.length > 2 && parts.every((part) => /\p{L}{2}|\p{L}\d/u.test(part));
  return isTelling ? [all(parts.map(term))] : [];
}

/** The threads of pipes that are screwed together: a pipe with R or G 1/2 fits a valve with Rp 1/2 (ISO 7-1, ISO 228-1). */
const pipeThreads = ['g', 'r', 'rp', 'rc'];

function otherThreads(code: string) {
  const [, size] = /^(?:g|r|rp|rc)(\d+(?:s+\d+)?)$/.exec(code) ?? [];
  return size ? pipeThreads.map((thread) => thread + size) : [];
}
