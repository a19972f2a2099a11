import type { Definitions } from '../references/definitions.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { typedNumber, numberIn } from '../../../../common/measures/measures.ts';
import type { Taxed } from '../../../../common/money/vat.ts';
import { shownValue, unitFor } from '../../../../common/measures/specValues.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { ProductRow } from '../products/products.rows.ts';
import { thumbPart, thumbSvg } from '../sections/sectionThumb.ts';
import { specsOf, type ReadSpec } from '../specs/specsOf.ts';
import { axesOf, type Axis, type AxisValue } from './axes.ts';
import type { Fact } from './typedSizes.ts';

/** A sheet reads these values of a product. */
export type SheetRow = Pick<
  ProductRow,
  | 'seq'
  | 'id'
  | 'name'
  | 'stockCode'
  | 'kindId'
  | 'familyId'
  | 'specs'
  | 'price'
  | 'priceQuantity'
  | 'salesUnit'
  | 'minimumQuantity'
  | keyof Taxed
>;

export type Article = Pick<SheetRow, 'seq' | 'id' | 'priceQuantity' | 'salesUnit' | 'minimumQuantity' | keyof Taxed> & {
  label: string;
  price: number | null;
  differs: string | null;
  facts: Fact[];
};
/** A product of a cell, with whether it meets what the list asks for. */
export type CellArticle = Article & { productId: string; isMatching: boolean };
export type SheetAxis = { name: string; attribute: AttributeRow | null; values: AxisValue[] };
export type PlacedCell = { row: number; column: number; values: (string | null)[]; articles: Article[] };
export type PlacedSheet = {
  kind: KindRow | null;
  count: number;
  measures: { attribute: AttributeRow; letter: string | null; low: string; high: string }[];
  drawing: string | null;
  rows: SheetAxis | null;
  columns: SheetAxis | null;
  cells: PlacedCell[];
  articles: Article[];
};

/** How large a sheet may be in a list of several kinds, and where its kind is alone. */
const sizes = { inList: { short: 10, long: 24 }, alone: { short: 24, long: 40 } };
/** So many cells have to hold a product; fewer leave holes in which one loses the line. */
const leastFilled = 0.22;
/** A pair is a choice only where a value of the longer axis meets more than one of the other. */
const leastOfLine = 1.1;
/** Beside the name of its kind, a table of more columns would scroll; one that is nearly as high is turned. */
const wide = { columns: 10, rows: 7 };
/** More products than this in a cell are a list. */
const crowd = 6;
/** Longer names than this stand at the beginning of a row rather than at the head of a column. */
const longName = 9;
/** The other kinds of attribute say nothing that could be placed. */
const axisKinds = ['NUMBER', 'OPTION', 'RANGE'] as const;
/** A sheet names so many measures of its kind. */
const mostMeasures = 4;
/** Where a drawing of the middle product is impossible, so many others are tried. */
const mostTried = 6;

type Read = { row: SheetRow; specs: ReadSpec[]; article: Article };
type Placing = { rows: Axis | null; columns: Axis };

/** Places the products of a kind by two properties, or by one, or by their codes. Without products it has no cells. */
export function placeOnSheet(
  kind: KindRow | null,
  count: number,
  rows: SheetRow[],
  definitions: Definitions,
  isAlone: boolean,
): PlacedSheet {
  const read = rows.map((row): Read => {
    const specs = specsOf(row, definitions);
    return { row, specs, article: articleOf(row, specs) };
  });
  const measures = measuresOf(kind, read, definitions);
  const base = {
    kind,
    count,
    measures,
    drawing: drawingOf(rows, definitions),
    articles: read.map((one) => one.article),
  };
  if (rows.length === 0) return { ...base, rows: null, columns: null, cells: [] };
  const { rows: across, columns } = placingOf(kind, rows, definitions, isAlone) ?? byCodes(read);
  const leading = new Set(
    (kind?.attributes ?? []).flatMap(({ attributeId, key, column }) => (key || column ? attributeId : [])),
  );
  const cells = new Map<string, { row: number; column: number; read: Read[] }>();
  for (const one of read) {
    const row = across ? across.placeOf.get(one.row.id) : 0;
    const column = columns.placeOf.get(one.row.id);
    if (row === undefined || column === undefined) continue;
    const key = `${row} ${column}`;
    const known = cells.get(key);
    if (known) known.read.push(one);
    else cells.set(key, { row, column, read: [one] });
  }
  return {
    ...base,
    rows: across && axisOf(across),
    columns: axisOf(columns),
    cells: [...cells.values()]
      .toSorted((one, other) => one.row - other.row || one.column - other.column)
      .map(({ row, column, read: some }) => ({
        row,
        column,
        values: measures.map(({ attribute }) => shared(some, attribute)),
        articles: told(some, [across?.attribute?.id, columns.attribute?.id], leading),
      })),
  };
}

const axisOf = ({ name, attribute, values }: Axis): SheetAxis => ({ name, attribute, values });

function articleOf(row: SheetRow, specs: ReadSpec[]): Article {
  const { seq, id, priceQuantity, salesUnit, minimumQuantity, vatRate, kindId, categoryId } = row;
  const facts = specs.flatMap(({ attribute, values }) =>
    values.flatMap((value): Fact[] => {
      if (value.kind !== 'NUMBER' && value.kind !== 'OPTION' && value.kind !== 'TEXT') return [];
      const base = value.kind === 'NUMBER' ? value.measure.base : null;
      return [{ attributeId: attribute.id, unit: unitFor(attribute.unit), base, name: shownValue(value) }];
    }),
  );
  const price = storedLira.read(row.price);
  return {
    seq,
    id,
    priceQuantity,
    salesUnit,
    minimumQuantity,
    vatRate,
    kindId,
    categoryId,
    price,
    label: row.stockCode ?? row.name,
    differs: null,
    facts,
  };
}

const valueIn = ({ specs }: Read, { id, unit }: AttributeRow) => {
  const [value, ...more] = specs.find(({ attribute }) => attribute.id === id)?.values ?? [];
  if (value?.kind !== 'NUMBER' || more.length > 0) return null;
  return numberIn(unitFor(unit), value.measure.base);
};

/** Lists the key attributes that are numbers, with their range. */
function measuresOf(kind: KindRow | null, read: Read[], definitions: Definitions): PlacedSheet['measures'] {
  const keys = (kind?.attributes ?? []).filter(({ key }) => key);
  return keys
    .flatMap(({ attributeId }) => {
      const attribute = definitions.attributes.get(attributeId);
      if (attribute?.kind !== 'NUMBER') return [];
      const values = read.flatMap((one) => valueIn(one, attribute) ?? []);
      if (values.length === 0) return [];
      const letter = kind?.letters.find((one) => one.attributeId === attributeId)?.letter ?? null;
      const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
      return [{ attribute, letter, low: typedNumber(low), high: typedNumber(high) }];
    })
    .slice(0, mostMeasures);
}

/** Returns the value that all of the products have. */
function shared(read: Read[], attribute: AttributeRow): string | null {
  const [first = null, ...others] = read.map((one) => valueIn(one, attribute));
  return first !== null && others.every((other) => other === first) ? typedNumber(first) : null;
}

/** Says of each product of a cell in what it differs from the others. */
function told(read: Read[], placedBy: (string | undefined)[], leading: Set<string>): Article[] {
  const textsOf = (id: string) =>
    read.map(({ specs }) => specs.find(({ attribute }) => attribute.id === id)?.text ?? '');
  const ids = [...new Set(read.flatMap(({ specs }) => specs.map(({ attribute }) => attribute.id)))];
  const all = ids.filter((id) => !placedBy.includes(id) && new Set(textsOf(id)).size > 1);
  // What the kind shows as a column says it better than what follows from it.
  const shown = all.filter((id) => leading.has(id));
  const different = shown.length > 0 ? shown : all;
  return read.map(({ article, specs }) => {
    const texts = specs.flatMap(({ attribute, text }) => (different.includes(attribute.id) ? text : []));
    return { ...article, differs: texts.length > 0 ? texts.slice(0, 3).join(', ') : null };
  });
}

/** Draws the product of middle size, or the nearest to it that can be drawn. */
function drawingOf(rows: SheetRow[], definitions: Definitions): string | null {
  const middle = Math.floor(rows.length / 2);
  for (let away = 0; away < Math.min(mostTried, rows.length); away++) {
    const row = rows[middle + (away % 2 === 0 ? -away / 2 : (away + 1) / 2)];
    const part = row && thumbPart(row, definitions);
    if (part) return thumbSvg(part);
  }
  return null;
}

/** Chooses two axes, the first of those that make a table, or the one axis that tells the products apart best. */
function placingOf(
  kind: KindRow | null,
  rows: SheetRow[],
  definitions: Definitions,
  isAlone: boolean,
): Placing | undefined {
  if (!kind) return undefined;
  const axes = axesOf(kind, rows, definitions, axisKinds);
  const { short, long } = isAlone ? sizes.alone : sizes.inList;
  const pairs = axes.flatMap((one, at) => axes.slice(at + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    const [longer, shorter] = one.values.length >= other.values.length ? [one, other] : [other, one];
    if (longer.values.length > long || shorter.values.length > short) continue;
    const cells = cellsOf(rows, longer, shorter);
    const isFilled = cells.size >= leastFilled * longer.values.length * shorter.values.length;
    if (!isFilled || cells.size < leastOfLine * longer.values.length || Math.max(...cells.values()) > crowd) continue;
    const isTall = isLong(longer) && longer.values.length <= short && !isLong(shorter);
    const isWide = !isAlone && longer.values.length > wide.columns && shorter.values.length >= wide.rows;
    return isTall || isWide ? { rows: longer, columns: shorter } : { rows: shorter, columns: longer };
  }
  const single = axes
    .filter(({ placeOf, values }) => placeOf.size === rows.length && values.length <= long)
    .filter((axis) => Math.max(...cellsOf(rows, axis).values()) <= crowd)
    .toSorted((one, other) => other.values.length - one.values.length)[0];
  return single && { rows: null, columns: single };
}

const isLong = ({ values }: Axis) => values.some(({ name }) => name.length > longName);

function cellsOf(rows: SheetRow[], ...axes: Axis[]) {
  const cells = new Map<string, number>();
  for (const { id } of rows) {
    if (!axes.every(({ placeOf }) => placeOf.has(id))) continue;
    const cell = axes.map(({ placeOf }) => placeOf.get(id)).join(' ');
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  return cells;
}

/** Products that no property tells apart stand by their codes. */
function byCodes(read: Read[]): Placing {
  const values = read.map(({ article }) => ({ name: article.label, value: null }));
  const placeOf = new Map(read.map(({ row }, at) => [row.id, at]));
  return { rows: null, columns: { name: '', attribute: null, values, placeOf } };
}
