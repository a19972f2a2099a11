import { unitOf } from '../../../common/measures/units.ts';
import type { Token } from '../tokens.ts';

/** Units of electricity, in which nothing is converted. */
const electric = ['v', 'vdc', 'vac', 'a', 'ma', 'ka', 'va', 'kva', 'hz'];

/** Tells whether the folded letters after a number are a unit. */
export const isUnitSymbol = (letters: string) => electric.includes(letters) || unitOf(letters) !== undefined;

/** Tells whether a measure comes first. One that the catalogue does not have is no number and letter that match anything. */
export const isMeasure = ([number, unit]: Token[]) =>
  number?.isNumber === true &&
  unit !== undefined &&
  !isPart(number, unit) &&
  (unit.start === number.end || unit.text.length > 1) &&
  isUnitSymbol(unit.text);

/** 22210K is a bearing and no temperature. */
const isPart = (number: Token, unit: Token) => /^\d{5}/.test(number.text) && unit.text.length === 1;
