import { inTurkish, isUnclear, marksIn, type DecimalMark } from '../../../../../common/measures/decimalMark.ts';
import { longestValue, readValue, valueSeparator } from '../../../../../common/measures/specValues.ts';
import { unitOf } from '../../../../../common/measures/units.ts';
import { fold } from '../../../../../common/text/letters.ts';
import { readYesNo } from '../../../../../common/text/yesNo.ts';
import type { AttributeRow } from '../../../catalogue/references/attributes.store.ts';
import { namedId } from '../../../catalogue/references/namedRows.ts';
import { specColumn, unitInHeading, type FieldName, type SheetChoices } from './columns.ts';
import type { Line } from './line.ts';
import type { PlanRules } from './profileLines.ts';
import { unknownMark } from './readProduct.ts';

// Names and values of a file become attributes: those that are there are filled, and new ones have the kind and the unit that all
// of their values fit.

/** More of them than these are the work of a program that writes other things into its pairs. */
const [mostMade, mostOptions, longestName] = [200, 300, 60];
const mostValues = 20;

type Own = { line: Line; values: string[] };
type Name = { name: string; unit: string | null; own: Own[] };

/** Fills the cells of attributes from the pairs of the rows; `made` are the attributes that are new. Writes nothing. */
export function withPairs(choices: SheetChoices, lines: Line[], { unknown, decimalMark = null }: PlanRules) {
  const known = new Map(choices.attributes.map((row) => [fold(row.name).trim(), row]));
  const ids = new Set(choices.attributes.map(({ id }) => id));
  const made: AttributeRow[] = [];
  const fields: FieldName[] = [];
  for (const [key, named] of namesIn(lines)) {
    const { name, own } = named;
    const leave = (why: string) => {
      for (const { line, values } of own) leaveOne(line, name, values.join(', '), why);
    };
    const mark = decimalMark ?? markOf(own);
    const found = known.get(key);
    if (!found && unknown === 'REFUSE') {
      leave(`There is no attribute ${name}, and this profile makes none.`);
      continue;
    }
    if (!found && (made.length >= mostMade || name.length > longestName)) {
      leave(
        name.length > longestName
          ? 'The name is too long for an attribute.'
          : `More than ${mostMade} attributes are new.`,
      );
      continue;
    }
    const attribute = found ?? newAttribute(named, mark, (id) => ids.has(id));
    const field = specColumn(attribute.id);
    let isFilled = false;
    for (const { line, values } of own) {
      // A column of its own says more than a pair.
      if (line.cells.has(field)) continue;
      const right = valuesFor(attribute, values, mark, unknown === 'CREATE', (value, why) =>
        leaveOne(line, name, value, why),
      );
      if (right.length === 0) continue;
      line.cells.set(field, right.join(` ${valueSeparator} `));
      isFilled = true;
    }
    if (!isFilled) continue;
    fields.push(field);
    if (found) continue;
    ids.add(attribute.id);
    made.push(attribute);
  }
  return { choices: { ...choices, attributes: [...choices.attributes, ...made] }, made, fields };
}

const leaveOne = ({ shaped }: Line, heading: string, value: string, why: string) =>
  void shaped?.left.push({ heading, value, why });

/** Gathers the values of each name, with the unit that stands in the name. */
function namesIn(lines: Line[]): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const line of lines) {
    if (line.noProduct || !line.shaped) continue;
    for (const { name: said, values } of line.shaped.pairs) {
      if (values.length === 0) continue;
      const unit = unitInHeading(said);
      const name = (unit ? said.replace(/(?<!\s)\s*[[(][^\])[(]*[\])]\s*$/, '') : said).trim();
      const key = fold(name).trim();
      if (key === '') continue;
      const known = names.get(key) ?? { name, unit: unit ? unit.symbol : null, own: [] };
      names.set(key, known);
      known.own.push({ line, values: values.map((value) => withUnit(value, unit ? unit.symbol : null)) });
    }
  }
  return names;
}

const bareNumber = /^[-+]?\d[\d.,]*$/;
const withUnit = (value: string, unit: string | null) =>
  unit !== null && bareNumber.test(value) ? `${value} ${unit}` : value;

const numberIn = (value: string) => /^[-+]?\d[\d.,]*/.exec(value)?.[0] ?? '';

/** Returns the mark that the numbers of a name show; null where they show none, or both. */
function markOf(own: Own[]): DecimalMark | null {
  const shown = new Set(own.flatMap(({ values }) => values.flatMap((value) => marksIn(numberIn(value)))));
  return shown.size === 1 ? ([...shown][0] ?? null) : null;
}

const swapped = (number: string) => number.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

/** '1.500 mm' with a decimal point is 1,5 mm, as visitors read it; null where nothing says what the point means. */
function inOwnMark(value: string, mark: DecimalMark | null): string | null {
  const number = numberIn(value);
  const rest = value.slice(number.length);
  if (marksIn(number).includes('POINT')) return swapped(number) + rest;
  if (number === '' || !isUnclear(number)) return value;
  return mark === null ? null : inTurkish(number, mark) + rest;
}

/** A new attribute is of the first kind whose rules all of its values fit: measures with a unit, yes and no, options, texts. */
function newAttribute(
  { name, unit, own }: Name,
  mark: DecimalMark | null,
  isTaken: (id: string) => boolean,
): AttributeRow {
  const id = namedId(name, isTaken);
  const row: AttributeRow = { id, name, kind: 'TEXT', unit: null, decimals: null, options: [], version: 0 };
  const values = [...new Set(own.flatMap((one) => one.values))].map((value) => inOwnMark(value, mark) ?? value);
  const units = unit === null ? unitsOf(values) : [unit];
  const isNumber = values.every((value) => /\d/.test(value));
  const measured = isNumber
    ? (units.length > 0 ? units : [null]).flatMap((symbol) =>
        (['NUMBER', 'RANGE'] as const).map((kind): AttributeRow => ({ ...row, kind, unit: symbol })),
      )
    : [];
  const fits = measured.find((one) => values.every((value) => readValue(one, value).value));
  // 0012 and 6204-2RS are codes, and no numbers.
  const areCodes = values.some((value) => /^[-+]?0\d/.test(value));
  if (fits && !areCodes) return fits;
  if (values.every((value) => /\p{L}/u.test(value) && readYesNo(value) !== undefined)) return { ...row, kind: 'FLAG' };
  const isShort = values.every((value) => value.length <= 100) && values.length <= mostOptions;
  return isShort ? { ...row, kind: 'OPTION' } : row;
}

/** Returns the units behind numbers, the most frequent first. */
function unitsOf(values: string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const symbol = unitOf(value.replace(/^[^\p{L}"'″°%µΩ]*/u, '').trim())?.symbol;
    if (symbol !== undefined) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([symbol]) => symbol);
}

/** Returns the values that an attribute takes; the others are named with the reason. */
function valuesFor(
  attribute: AttributeRow,
  values: string[],
  mark: DecimalMark | null,
  makesOptions: boolean,
  leave: (value: string, why: string) => void,
): string[] {
  const holdsNumbers = attribute.kind === 'NUMBER' || attribute.kind === 'RANGE';
  return values.flatMap((value, at) => {
    const text = holdsNumbers ? inOwnMark(value, mark) : value;
    const problem =
      at >= mostValues
        ? `At most ${mostValues} values.`
        : text === null
          ? unknownMark
          : value.length > (attribute.kind === 'OPTION' ? 100 : longestValue)
            ? 'The value is too long.'
            : attribute.kind === 'OPTION' && makesOptions
              ? undefined
              : readValue(attribute, text).problem;
    if (problem !== undefined) leave(value, problem);
    return problem === undefined && text !== null ? [text] : [];
  });
}
