import { readMeasure, readRange, withUnit, type Measure, type Range } from './measures.ts';
import { unitOf } from './units.ts';
import { readYesNo } from '../text/yesNo.ts';
import { lowerCase } from '../text/locale.ts';
import { flag as words } from '../words/tr/sales.ts';

// Defines the values that a product may have for an attribute. The server and the forms read them by the same rules.

export const attributeKinds = ['OPTION', 'NUMBER', 'RANGE', 'FLAG', 'TEXT'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

export type AttributeOption = { id: string; name: string };

/** Holds the properties of an attribute on which the reading of a value depends. */
export type AttributeRule = {
  kind: AttributeKind;
  /** Names a unit of units.ts by its symbol. */
  unit: string | null;
  /** Limits the digits after the decimal point; null sets no limit. */
  decimals: number | null;
  options: AttributeOption[];
};

/** `kept` is the stored text: the id of an option, 'yes' or 'no' for a flag, and the typed text for the others. */
export type SpecValue = { kept: string } & (
  | { kind: 'OPTION'; option: AttributeOption }
  | { kind: 'NUMBER'; measure: Measure; shown: string }
  | { kind: 'RANGE'; range: Range; shown: string }
  | { kind: 'FLAG'; flag: boolean }
  | { kind: 'TEXT'; text: string }
);
type ReadValue = { value: SpecValue; problem?: undefined } | { value?: undefined; problem: string };

/** A value may have this many characters. */
export const longestValue = 200;
/** Separates the values of one attribute in a spreadsheet's cell. */
export const valueSeparator = '|';

const lower = (text: string) => lowerCase(text);
export const unitFor = (symbol: string | null) => (symbol === null ? null : (unitOf(symbol) ?? null));

/** Reads a value as people type it. A problem is a sentence for the person who typed it. */
export function readValue(rule: AttributeRule, typed: string): ReadValue {
  const kept = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (kept === '') return { problem: 'Enter a value.' };
  if (kept.length > longestValue) return { problem: `Must be at most ${longestValue} characters` };
  if (kept.includes(valueSeparator))
    return { problem: `A value cannot hold ${valueSeparator}, which separates values in spreadsheets.` };
  return readers[rule.kind](kept, rule);
}

const readers: Record<AttributeKind, (kept: string, rule: AttributeRule) => ReadValue> = {
  OPTION(kept, { options }) {
    const option =
      options.find(({ id, name }) => id === kept || name === kept) ??
      options.find(({ name }) => lower(name) === lower(kept));
    if (option) return { value: { kind: 'OPTION', kept: option.id, option } };
    const known = options.slice(0, 8).map(({ name }) => name);
    const more = options.length > known.length ? ' · …' : '';
    return { problem: `There is no option “${kept}”. The options are: ${known.join(' · ')}${more}.` };
  },
  NUMBER(kept, rule) {
    const unit = unitFor(rule.unit);
    const read = readMeasure(kept, unit);
    if (read.problem !== undefined) return read;
    const shown = withUnit(withoutZeros(kept), read.isBare, unit);
    return tooFine([read.value], rule) ?? { value: { kind: 'NUMBER', kept, measure: read.value, shown } };
  },
  RANGE(kept, rule) {
    const unit = unitFor(rule.unit);
    const read = readRange(kept, unit);
    if (read.problem !== undefined) return read;
    const ends = [read.value.low, read.value.high].filter((end) => end !== null);
    const shown = withUnit(withoutZeros(kept), read.isBare, unit);
    return tooFine(ends, rule) ?? { value: { kind: 'RANGE', kept, range: read.value, shown } };
  },
  FLAG(kept) {
    const flag = readYesNo(kept);
    if (flag === undefined) return { problem: `“${kept}” is neither yes nor no.` };
    return { value: { kind: 'FLAG', kept: flag ? 'yes' : 'no', flag } };
  },
  TEXT: (kept) => ({ value: { kind: 'TEXT', kept, text: kept } }),
};

/** A spreadsheet writes 62 as '62,0'; beside '47 mm' the zeros would claim a precision that nobody meant. */
const withoutZeros = (typed: string) => typed.replaceAll(/(\d)(?:,0+|\.0{1,2})(?![\d.,])/g, '$1');

/** Limits decimals only in the attribute's own unit, since 12,7 mm and 0,5" are the same length and both are valid. */
function tooFine(measures: Measure[], { decimals, unit }: AttributeRule): ReadValue | undefined {
  if (decimals === null) return undefined;
  const isFine = measures.every(
    (one) => (one.unit?.symbol ?? null) !== unit || Number(one.number.toFixed(decimals)) === one.number,
  );
  return isFine ? undefined : { problem: `At most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}` };
}

export const shownFlag = (flag: boolean) => (flag ? words.yes : words.no);

/** Returns the value as the site shows it. */
export function shownValue(value: SpecValue): string {
  if (value.kind === 'OPTION') return value.option.name;
  if (value.kind === 'FLAG') return shownFlag(value.flag);
  return value.kind === 'TEXT' ? value.text : value.shown;
}

/** Returns the value as forms and spreadsheets hold it, in the form that `readValue` accepts. */
export const enteredValue = (value: SpecValue) => (value.kind === 'OPTION' ? value.option.name : value.kept);
