import { carry, wordKey } from '../../../../../common/imports/carry.ts';
import type { ProfileColumn, ProfileSetup } from '../../../../../common/imports/profileSetup.ts';
import { badInput } from '../../../../core/errors.ts';
import type { ReadSheet, SheetLine } from '../../../../spreadsheet/readSheet.ts';
import { withShown, holdsNumbers, linesOf, type Correction, type Line } from './line.ts';
import { headingOf, type Column, type ColumnName, type SheetChoices, basisIn } from './columns.ts';
import { headingKey, shapeRows, type ShapedRow } from './shapeRows.ts';
import { isPicture } from '../../../../../common/addresses.ts';
import { mostItems } from '../../../../../common/generated/mostItems.ts';

type Assigned = { field: ColumnName; column: ProfileColumn } | null;
type Known = { columns: Column[]; choices: SheetChoices; corrections: Correction[] };

/** The rules of a profile. */
export type PlanRules = Pick<ProfileSetup, 'findBy' | 'products' | 'unknown'> &
  Partial<Pick<ProfileSetup, 'decimalMark'>>;
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
export function profileLines(sent: ReadSheet, setup: ProfileSetup, { columns, choices, corrections }: Known) {
  const nameHeading = setup.columns.find(({ field }) => field === 'name')?.heading;
  const { sheet: formed, rows: shaped, used } = shapeRows(sent, setup.shape, nameHeading);
  const own = withRepeated(formed, setup);
  const assigned = assignedBy(own.heading, setup, columns);
  const file = { ...formed, ...own };
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
    const rowRules = { ...rules, vatRate: shaped.get(line)?.vatRate ?? rules.vatRate };
    const own = assigned.map((one, place) => {
      const cell = inFile.get(`${line} ${place}`) ?? cells[place] ?? '';
      if (!one) return cell;
      const { field, column } = one;
      const done = carry(cell, { ...column, isNumber: holdsNumbers(field, attributes) }, rowRules);
      if (done.problem !== null) wrong.set(field, done.problem);
      if (field === 'price') net.set(line, done.netPrice);
      return done.cell;
    });
    return { line, cells: own, currencies: corrected.has(line) ? undefined : currencies, looks, doubtful };
  });
  nameCategories(
    carried,
    assigned.findIndex((one) => one?.field === 'categoryId'),
    choices,
    setup.answers,
  );
  const lines = linesOf(
    { ...sheet, lines: carried },
    assigned.map((one) => one?.field ?? null),
    {
      columns,
      choices,
      corrections: others,
      vatRateOf: (line) => shaped.get(line)?.vatRate ?? null,
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
    addShaped(line, shaped.get(line.line), setup);
  }
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  for (const { line, field } of corrections) byNumber.get(line)?.changed.delete(field as ColumnName);
  const given = [...assigned.flatMap((one) => one?.field ?? []), ...fixedFields(setup, columns)];
  const more = (['familyId', 'image', 'morePictures'] as const).filter((field) =>
    lines.some(({ cells }) => cells.has(field)),
  );
  const noted = new Set(setup.shape.notes.map(({ heading }) => headingKey(heading)));
  const unused = sent.heading.flatMap((heading, place) =>
    (assigned[place] || used.has(place)) && !noted.has(headingKey(heading)) ? [] : [{ heading, place }],
  );
  return { sheet, fields: [...new Set([...given, ...more])], lines, left: leftColumns(sent, unused, lines, setup) };
}

/** A column that fills several fields stands once in the file: it is read once for each. */
function withRepeated({ heading, lines }: Pick<ReadSheet, 'heading' | 'lines'>, { columns }: ProfileSetup) {
  const places = columns.flatMap((column, at) => {
    const key = headingKey(column.heading);
    const isAgain = columns.slice(0, at).some((one) => headingKey(one.heading) === key);
    const place = heading.findIndex((name) => headingKey(name) === key);
    return isAgain && column.field && place >= 0 ? [place] : [];
  });
  if (places.length === 0) return { heading, lines };
  const width = heading.length;
  return {
    heading: [...heading, ...places.map((place) => heading[place] ?? '')],
    lines: lines.map((row) => {
      const cells = Array.from({ length: width }, (_, place) => row.cells[place] ?? '');
      return { ...row, cells: [...cells, ...places.map((place) => row.cells[place] ?? '')] };
    }),
  };
}

const { morePictures: mostFurther } = mostItems.ProductInput;

/** Adds what the shape has read to the cells of a row. */
function addShaped(line: Line, shaped: ShapedRow | undefined, { shape }: ProfileSetup) {
  if (!shaped) return;
  line.shaped = shaped;
  if (shaped.leftOut !== null) line.noProduct = { input: 'name', message: shaped.leftOut, isSure: true };
  if (shaped.family !== null && !line.cells.has('familyId')) line.cells.set('familyId', shaped.family);
  if (!shape.pictures) return;
  const note = (value: string, why: string) =>
    void shaped.left.push({ heading: shape.pictures?.of[0] ?? '', value, why });
  for (const address of shaped.pictures.slice(mostFurther + 1))
    note(address, `A product has at most ${mostFurther + 1} pictures.`);
  const addresses = shaped.pictures.slice(0, mostFurther + 1);
  const { host } = shape.pictures;
  if (host === null) {
    const linked = addresses.filter(isPicture);
    for (const address of addresses)
      if (!linked.includes(address)) note(address, 'Only pictures at https:// can be linked.');
    if (linked.length > 0) line.cells.set('image', linked[0] ?? '');
    if (linked.length > 1) line.cells.set('morePictures', linked.slice(1).join(' | '));
    shaped.pictures = [];
    return;
  }
  shaped.pictures = addresses.filter((address) => hostOf(address) === host.toLowerCase());
  for (const address of addresses)
    if (!shaped.pictures.includes(address)) note(address, `Pictures are fetched from ${host} alone.`);
}

/** Returns the host of an address, with its port where it has one; '' for what is no address. */
export const hostOf = (address: string) => {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole).host : '';
};

/** A column that is not imported, with the number of its values and one of them. */
export type LeftColumn = { heading: string; why: string; count: number; sample: string };

const usualReason = 'The profile imports no field from this column.';

/** Returns what the rows have and the import leaves, with the reason. */
function leftColumns(
  { lines: rows }: Pick<ReadSheet, 'lines'>,
  unused: { heading: string; place: number }[],
  lines: Line[],
  { shape }: ProfileSetup,
): LeftColumn[] {
  const notes = new Map(shape.notes.map(({ heading, why }) => [headingKey(heading), why]));
  const products = new Set(lines.filter(({ noProduct }) => !noProduct).map(({ line }) => line));
  const read = rows.filter(({ line }) => products.has(line));
  const noted = unused.flatMap(({ heading, place }): LeftColumn[] => {
    const filled = read.map(({ cells }) => String(cells[place] ?? '').trim()).filter((text) => text !== '');
    const why = notes.get(headingKey(heading)) ?? usualReason;
    return filled[0] === undefined || heading === '' ? [] : [{ heading, why, count: filled.length, sample: filled[0] }];
  });
  return noted;
}

/** Finds the heading of a file below its titles by the names that the profile has. */
export function recogniseBy({ columns, shape }: ProfileSetup) {
  const ofShape = [...shape.joined.flatMap(({ of }) => of), ...shape.leftOut.map(({ heading }) => heading)];
  const known = new Map([
    ...ofShape.map((heading) => [headingKey(heading), heading] as const),
    ...columns.map(({ heading, field }) => [headingKey(heading), field ?? heading] as const),
  ]);
  return (texts: string[]) => texts.map((text) => known.get(headingKey(text)) ?? null);
}

function assignedBy(heading: string[], { columns: own }: ProfileSetup, known: Column[]): Assigned[] {
  const taken = new Set<ProfileColumn>();
  return heading.map((name) => {
    const exact = own.filter((column) => column.heading === name);
    const fitting = exact.length > 0 ? exact : own.filter((column) => headingKey(column.heading) === headingKey(name));
    const column = fitting.find((one) => !taken.has(one)) ?? fitting[0];
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

const lastOf = (path: string) => path.slice(path.lastIndexOf('>') + 1).trim();

/**
 * 'Rulmanlar > Makaralı' is the category Makaralı, since categories have no others below them. Where paths of the file end alike,
 * such as 'Vana > Aksesuar' and 'Pompa > Aksesuar', the name says which one is meant.
 */
function nameCategories(
  lines: SheetLine[],
  place: number,
  { categories = [] }: SheetChoices,
  answers: ProfileSetup['answers'],
) {
  if (place < 0) return;
  // A trial shows the name alone, so that an answer may be one for it, too.
  const said = new Map(
    answers.flatMap(({ field, from, to }) => (field === 'categoryId' ? [[wordKey(from), to] as const] : [])),
  );
  const known = new Set(categories.map(({ name }) => wordKey(name)));
  const pathsOf = new Map<string, Set<string>>();
  for (const { cells } of lines) {
    const path = String(cells[place] ?? '');
    if (!path.includes('>') || known.has(wordKey(path))) continue;
    const last = wordKey(lastOf(path));
    pathsOf.set(last, (pathsOf.get(last) ?? new Set()).add(wordKey(path)));
  }
  for (const { cells } of lines) {
    const path = String(cells[place] ?? '');
    if (!path.includes('>') || known.has(wordKey(path))) continue;
    const last = lastOf(path);
    const full = `${lastOf(path.slice(0, path.lastIndexOf('>')))} – ${last}`;
    const isShared = (pathsOf.get(wordKey(last))?.size ?? 0) > 1;
    const name = known.has(wordKey(full)) || isShared ? full : last;
    cells[place] = said.get(wordKey(name)) ?? name;
  }
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
