import { measureSaidIn, shownNumber } from '../../../../common/measures/measures.ts';
import { symbolSaidIn, type Unit } from '../../../../common/measures/units.ts';
import { shownValue, type SpecValue } from '../../../../common/measures/specValues.ts';
import { sourceLanguage } from '../../../../common/text/locale.ts';
import { languageOfWords, words } from '../../../words/words.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';

type Said = Pick<AttributeRow, 'language'>;

const languageOf = ({ language }: Said) => languageOfWords(language ?? sourceLanguage);

/** Writes a number of an attribute as lists show it, by the signs of the language in which the attribute was read. */
export const numberSaid = (attribute: Said, number: number) => shownNumber(number, languageOf(attribute));

/** Names the unit of a number as its text does; empty where it has none. */
export const unitSaid = (attribute: Said, unit: Unit | null) =>
  unit === null ? '' : symbolSaidIn(unit.symbol, languageOf(attribute));

/** Writes what was made of a value by the signs of that language. */
export const textSaid = (attribute: Said, text: string) => measureSaidIn(text, languageOf(attribute));

export const flagSaid = (attribute: Said, flag: boolean) =>
  words(languageOf(attribute)).sales.flag[flag ? 'yes' : 'no'];

/** Returns a value as the site shows it in the language in which its attribute was read. */
export function valueSaid(attribute: Said, value: SpecValue): string {
  if (value.kind === 'FLAG') return flagSaid(attribute, value.flag);
  if (value.kind === 'NUMBER' || value.kind === 'RANGE') return measureSaidIn(value.shown, languageOf(attribute));
  return shownValue(value);
}

/** Returns the heading of an axis of families, in the language in which the definitions were read. */
export const seriesSaid = ({ attributes }: Pick<Definitions, 'attributes'>) =>
  words(languageOf(attributes.values().next().value ?? {})).pages.series;
