import { carry, wordKey } from '../../../../common/imports/carry.ts';
import type { ProfileColumn, ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { fold } from '../../../../common/text/letters.ts';
import { badInput } from '../../../core/errors.ts';
import type { ReadSheet, SheetLine } from '../../../spreadsheet/readSheet.ts';
import { withShown, holdsNumbers, linesOf, type Correction, type Line } from './line.ts';
import { headingOf, type Column, type ColumnName, type SheetChoices, basisIn } from './columns.ts';

type Assigned = { field: ColumnName; column: ProfileColumn } | null;
type Known = { columns: Column[]; choices: SheetChoices; corrections: Correction[] };

/** The rules of a profile. */
export type PlanRules = Pick<ProfileSetup, 'findBy' | 'products' | 'unknown'>;
export const usualRules: PlanRules = { findBy: 'ANY', products: 'ALL', unknown: 'REFUSE' };

/** The column of the file by which a profile finds its products. */
export const keyFields = {
  ANY: null,
  STOCK_CODE: 'stockCode',
  ID: 'id',
  GTIN: 'gtin',
  MANUFACTURER_CODE: 'manufacturerCode',
} as const satisfies Record<ProfileSetup['findBy'], ColumnName | null>;

/** Reads the lines of a sheet as a profile says. Throws `BAD_USER_INPUT`. */
export function profileLines(file: ReadSheet, setup: ProfileSetup, { columns, choices, corrections }: Known) {
  const assigned = assignedBy(file.heading, setup, columns);
  refuseWithoutKey(assigned, setup);
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const sheet = withShown(
    file,
    assigned.map((one) => one?.field ?? null),
    attributes,
  );
  const priceHeading = sheet.heading[assigned.findIndex((one) => one?.field === 'price')] ?? '';
  const prices = setup.prices ?? basisIn(priceHeading);
  // Where no sign of decimals is said, KDV is added once the whole column has shown it.
  const rules = { ...setup, prices: setup.decimalMark === null ? null : prices };
  const { inFile, others } = byPlace(corrections, assigned);
  const net = new Map<number, number | null>();
  const problems = new Map<number, Line['problems']>();
  const corrected = new Set(corrections.flatMap(({ line, field }) => (field === 'price' ? [line] : [])));
  const carried = sheet.lines.map(({ line, cells, currencies, looks, doubtful }): SheetLine => {
    const wrong: Line['problems'] = new Map();
    problems.set(line, wrong);
    const own = assigned.map((one, place) => {
      const cell = inFile.get(`${line} ${place}`) ?? cells[place] ?? '';
      if (!one) return cell;
      const { field, column } = one;
      const done = carry(cell, { ...column, isNumber: holdsNumbers(field, attributes) }, rules);
      if (done.problem !== null) wrong.set(field, done.problem);
      if (field === 'price') net.set(line, done.netPrice);
      return field === 'categoryId' ? lastOfPath(done.cell, choices) : done.cell;
    });
    return { line, cells: own, currencies: corrected.has(line) ? undefined : currencies, looks, doubtful };
  });
  const lines = linesOf(
    { ...sheet, lines: carried },
    assigned.map((one) => one?.field ?? null),
    {
      columns,
      choices,
      corrections: others,
      isConverted: assigned.some(
        (one) => one?.field === 'price' && one.column.steps.some(({ kind }) => kind === 'FACTOR'),
      ),
      answers: {
        prices: setup.decimalMark === null ? (prices ?? 'WITH_VAT') : 'WITH_VAT',
        vatRate: setup.vatRate,
        decimalMark: setup.decimalMark ?? undefined,
        newAs: setup.newAs ?? undefined,
        ...descriptionOf(setup),
      },
    },
  );
  for (const line of lines) {
    for (const [field, problem] of problems.get(line.line) ?? []) line.problems.set(field, problem);
    if (corrected.has(line.line)) line.problems.delete('price');
    line.netPrice ??= net.get(line.line) ?? null;
    dropBlanks(line, assigned);
    addFixed(line, setup, columns);
  }
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  for (const { line, field } of corrections) byNumber.get(line)?.changed.delete(field as ColumnName);
  const fields = [...assigned.flatMap((one) => one?.field ?? []), ...fixedFields(setup, columns)];
  return { sheet, fields, lines };
}

/** A heading is that of the profile when it has the same letters, without regard to case, accents and blanks. */
const headingKey = (heading: string) => fold(heading).replaceAll(/\s+/g, ' ').trim();

/** Finds the heading of a file below its titles by the names that the profile has. */
export function recogniseBy({ columns }: ProfileSetup) {
  const known = new Map(columns.map(({ heading, field }) => [headingKey(heading), field ?? heading]));
  return (texts: string[]) => texts.map((text) => known.get(headingKey(text)) ?? null);
}

function assignedBy(heading: string[], { columns: own }: ProfileSetup, known: Column[]): Assigned[] {
  const byExact = new Map(own.map((column) => [column.heading, column]));
  const byKey = new Map(own.map((column) => [headingKey(column.heading), column]));
  const taken = new Set<ProfileColumn>();
  return heading.map((name) => {
    const column = byExact.get(name) ?? byKey.get(headingKey(name));
    if (!column?.field || name === '') return null;
    const field = known.find((one) => one.field === column.field)?.field;
    if (!field) throw badInput('profile', `The profile fills ${column.field}, which does not exist any more.`);
    if (taken.has(column)) throw badInput('file', `The heading ${name} stands twice.`);
    taken.add(column);
    return { field, column };
  });
}

function refuseWithoutKey(assigned: Assigned[], { findBy, columns }: ProfileSetup) {
  const key = keyFields[findBy];
  const has = (fields: ColumnName[]) => assigned.some((one) => one && fields.includes(one.field));
  if (has(key ? [key] : ['name', 'id', 'stockCode'])) return;
  const wanted = columns.find(({ field }) => field === (key ?? 'stockCode'))?.heading;
  const which = wanted ? `no column ${wanted}` : 'none of the columns';
  throw badInput('file', `The file has ${which}, by which this profile finds products.`);
}

/** A correction replaces what stands in the file, so that it goes through the steps of its column. */
function byPlace(corrections: Correction[], assigned: Assigned[]) {
  const inFile = new Map<string, string>();
  const others: Correction[] = [];
  for (const correction of corrections) {
    const place = assigned.findIndex((one) => one?.field === correction.field);
    if (place < 0 || correction.field === 'id') others.push(correction);
    else inFile.set(`${correction.line} ${place}`, correction.value ?? '');
  }
  return { inFile, others };
}

/** 'Rulmanlar > Makaralı' is the category Makaralı, since categories have no others below them. */
function lastOfPath(cell: string | number, { categories = [] }: SheetChoices) {
  const text = String(cell);
  if (!text.includes('>') || categories.some(({ name }) => wordKey(name) === wordKey(text))) return cell;
  return text.slice(text.lastIndexOf('>') + 1).trim();
}

function descriptionOf({ fixed }: ProfileSetup) {
  const own = fixed.find(({ field }) => field === 'description');
  return own?.sameAsName ? { descriptionFromName: true } : own ? { description: own.value } : {};
}

/** A blank cell leaves what stands, unless its column clears. */
function dropBlanks({ cells }: Line, assigned: Assigned[]) {
  for (const one of assigned)
    if (one?.column.blank === 'KEEP' && String(cells.get(one.field) ?? '').trim() === '') cells.delete(one.field);
}

const fixedFields = ({ fixed }: ProfileSetup, columns: Column[]) =>
  fixed.flatMap(({ field }) => columns.find((one) => one.field === field)?.field ?? []);

function addFixed({ cells }: Line, { fixed }: ProfileSetup, columns: Column[]) {
  for (const { field: name, value, sameAsName } of fixed) {
    const field = columns.find((one) => one.field === name)?.field;
    if (!field) throw badInput('profile', `The profile fills ${name}, which does not exist any more.`);
    if (field === 'description') continue;
    const cell = sameAsName ? cells.get('name') : value;
    if (cell !== undefined) cells.set(field, cell);
  }
}

/** Names the column by which a profile finds products, for messages. */
export const keyHeading = (columns: Column[], findBy: ProfileSetup['findBy']) =>
  headingOf(columns, keyFields[findBy] ?? 'stockCode');
