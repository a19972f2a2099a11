import { cachedByLanguage } from '../../../db/caches/cachedByRevision.ts';
import type { Db } from '../../../db/database.ts';
import { productRowsWithSeqs, type ProductRow } from '../products/products.rows.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import { definitionsOf, type Definitions } from '../references/definitions.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { drawSection } from '../sections/drawSection.ts';
import { letteredValues, measuresBy, saidOf } from '../sections/productSection.ts';
import { toSvg } from '../sections/shapes/toSvg.ts';
import * as store from './measurable.store.ts';

export type LetterOfKind = { letter: string; attribute: AttributeRow };
export type Measurable = {
  kind: KindRow;
  productCount: number;
  categoryId: string | null;
  example: ProductRow;
  letters: LetterOfKind[];
  drawing: string;
};

/** Nobody measures more than this, and a form has room for it. */
const mostLetters = 4;
const mostKinds = 6;

/** Returns what can be measured of a kind. A range is no measure of one part, and a text has no measure. */
export const lettersOf = ({ letters }: KindRow, { attributes }: Definitions): LetterOfKind[] =>
  letters
    .flatMap(({ letter, attributeId }) => {
      const attribute = attributes.get(attributeId);
      return attribute && ['NUMBER', 'OPTION'].includes(attribute.kind) ? [{ letter, attribute }] : [];
    })
    .slice(0, mostLetters);

/** The drawing stands beside the fields. */
const room = { width: 400, height: 430 };

/** Draws an example with the letters that can be measured, and without its own values. */
function drawingOf(example: ProductRow, { kind, letters }: Pick<Measurable, 'kind' | 'letters'>, all: Definitions) {
  if (kind.ownDrawing !== null) return kind.ownDrawing;
  const measures = measuresBy(letteredValues(example, all));
  const layout = kind.section && drawSection(kind.section, measures, saidOf(example, all), room);
  const known = new Set(letters.map(({ letter }) => letter));
  return layout && toSvg({ ...layout, dimensions: layout.dimensions.filter(({ letter }) => known.has(letter)) }, {});
}

/** Returns the kinds that can be looked for by measures: with products, letters, and an example that can be drawn. */
export const measurableKinds = cachedByLanguage(async (db: Db): Promise<Measurable[]> => {
  const definitions = await definitionsOf(db);
  const counts = await store.countsByKind(db);
  const counted = [...definitions.kinds.values()].flatMap((kind) => {
    const shelves = counts.filter(({ kindId }) => kindId === kind.id).toSorted((a, b) => b.count - a.count);
    const productCount = shelves.reduce((sum, shelf) => sum + shelf.count, 0);
    const letters = lettersOf(kind, definitions);
    if (productCount === 0 || letters.length === 0) return [];
    return [{ kind, productCount, categoryId: shelves[0]?.categoryId ?? null, letters }];
  });
  const seqs = await store.examplesOf(
    db,
    counted.map(({ kind }) => kind.id),
  );
  const examples = new Map((await productRowsWithSeqs(db, [...seqs.values()])).map((row) => [row.kindId, row]));
  return counted
    .flatMap((one) => {
      const example = examples.get(one.kind.id);
      const drawing = example && drawingOf(example, one, definitions);
      return drawing ? [{ ...one, example, drawing }] : [];
    })
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, mostKinds);
});
