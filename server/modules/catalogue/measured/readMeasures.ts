import { numberIn, typedNumber } from '../../../../common/measures/measures.ts';
import { readValue, unitFor, type SpecValue } from '../../../../common/measures/specValues.ts';
import { badInput } from '../../../core/errors.ts';
import type { MeasureInput } from '../../../generated/resolvers.ts';
import type { SpecNarrowing } from '../filters/filters.store.ts';
import type { LetterOfKind } from './measurableKinds.ts';
import type { Condition, Measured } from './measured.store.ts';

/** A worn part differs by up to this many millimetres; the base unit of lengths is the millimetre. */
const wear = 0.5;

export type Read = { specs: SpecNarrowing[]; measured: Measured[]; conditions: Condition[] };

/** Reads what was measured into the conditions of a list. Throws `BAD_USER_INPUT`. */
export function readMeasures(measures: readonly MeasureInput[], letters: LetterOfKind[], worn: boolean): Read {
  const read: Read = { specs: [], measured: [], conditions: [] };
  for (const [at, { attributeId, value: typed }] of measures.entries()) {
    if (typed.trim() === '') continue;
    const attribute = letters.find((letter) => letter.attribute.id === attributeId)?.attribute;
    if (!attribute) throw badInput(`measures.${at}.attributeId`, `${attributeId} is no letter of this kind.`);
    if (read.conditions.some((one) => one.attributeId === attributeId))
      throw badInput(`measures.${at}.attributeId`, 'It stands twice.');
    // The decimals of an attribute limit what an employee enters; a caliper may show more.
    const { value, problem } = readValue({ ...attribute, decimals: null }, typed);
    if (problem !== undefined) throw badInput(`measures.${at}.value`, problem);
    add(read, attribute, value, worn);
  }
  return read;
}

function add(
  { specs, measured, conditions }: Read,
  attribute: LetterOfKind['attribute'],
  value: SpecValue,
  worn: boolean,
) {
  const { id: attributeId } = attribute;
  if (value.kind === 'OPTION') {
    specs.push({ attributeId, terms: [value.kept] });
    conditions.push({ attributeId, option: value.kept, from: null, to: null });
  }
  if (value.kind !== 'NUMBER') return;
  const unit = unitFor(attribute.unit);
  const { base } = value.measure;
  const play = worn && unit?.dimension === 'length' ? wear : 0;
  const [low, high] = [base - play, base + play];
  specs.push({ attributeId, span: { low, high } });
  measured.push({ attributeId, base });
  const [from, to] = [low, high].map((end) => typedNumber(numberIn(unit, end)));
  conditions.push({ attributeId, option: null, from: from ?? null, to: to ?? null });
}
