import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { Definitions } from '../references/definitions.ts';
import { partOf } from './drawSection.ts';
import { letteredValues, measuresBy, saidOf } from './productSection.ts';
import { overlaySvg } from './shapes/overlaySvg.ts';
import type { Part } from './shapes/shapes.ts';

type Product = { id: string; specs: StoredSpec[]; kindId: string | null };

/** The letters of what is drawn to scale; what is pointed at, such as a radius, changes no outline that is compared. */
const scaledLetters = ({ dimensions }: Part) => dimensions.filter((one) => !('at' in one)).map(({ letter }) => letter);

/** Leaves out what lacks a measure that another has: it would be drawn by a guess, and be compared by it. */
function complete<Drawn extends { part: Part }>(drawn: Drawn[]): Drawn[] {
  const stated = new Set(drawn.flatMap(({ part }) => scaledLetters(part)));
  return drawn.filter(({ part }) => new Set(scaledLetters(part)).size === stated.size);
}

/** Draws products of one kind upon each other, the first of them solid; null where fewer than two can be drawn. */
export function overlayOf(products: Product[], definitions: Definitions) {
  const [first] = products;
  const section = first?.kindId == null ? null : definitions.kinds.get(first.kindId)?.section;
  if (!section) return null;
  const drawn = products
    .filter(({ kindId }) => kindId === first?.kindId)
    .flatMap((product) => {
      const values = letteredValues(product, definitions);
      const part = partOf(section, measuresBy(values), saidOf(product, definitions));
      return part ? [{ id: product.id, place: products.indexOf(product), part, values }] : [];
    });
  const [solid, ...others] = complete(drawn);
  if (!solid || others.length === 0) return null;
  const textOf = ({ values }: (typeof drawn)[number], letter: string) =>
    values.find((one) => one.letter === letter)?.text;
  const letters = solid.part.dimensions
    .map(({ letter }) => letter)
    .filter((letter) => others.some((one) => textOf(one, letter) !== textOf(solid, letter)));
  const different = new Set(letters);
  const solidPart = {
    ...solid.part,
    dimensions: solid.part.dimensions.filter(({ letter }) => different.has(letter)),
  };
  return { svg: overlaySvg(solidPart, others), letters, productIds: [solid, ...others].map(({ id }) => id) };
}
