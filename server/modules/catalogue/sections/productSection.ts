import type { StoredSpec } from '../../../db/tables/tables.ts';
import { asWritten, type Definitions } from '../references/definitions.ts';
import { specsOf, valuesOf } from '../specs/specsOf.ts';
import { partOf } from './drawSection.ts';
import { measureOf } from './measuresOf.ts';
import { shortLabel } from './shapes/labels.ts';
import { layOut } from './shapes/layOut.ts';
import { toSvg } from './shapes/toSvg.ts';

export type LetteredValue = { letter: string; attributeId: string; text: string; measure: number | undefined };
export type Product = { specs: StoredSpec[]; kindId: string | null };

/** Returns the product's values that have a letter in its kind, in the order of the letters. */
export function letteredValues(product: Product, definitions: Definitions): LetteredValue[] {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind || kind.letters.length === 0) return [];
  const wanted = new Set(kind.letters.map(({ attributeId }) => attributeId));
  const some = product.specs.filter(({ attributeId }) => wanted.has(attributeId));
  const specs = new Map(specsOf({ ...product, specs: some }, definitions).map((spec) => [spec.attribute.id, spec]));
  const written = asWritten(definitions).attributes;
  return kind.letters.flatMap(({ letter, attributeId }) => {
    const [spec, attribute] = [specs.get(attributeId), written.get(attributeId)];
    const stored = some.find((one) => one.attributeId === attributeId)?.values ?? [];
    if (!spec || !attribute) return [];
    return [{ letter, attributeId, text: spec.text, measure: measureOf(valuesOf(attribute, stored)) }];
  });
}

/** Returns the names of options and the texts of a product in Turkish, by which a section tells forms of one part apart. */
export const saidOf = (product: Product, definitions: Definitions) =>
  specsOf(product, asWritten(definitions))
    .filter(({ attribute: { kind } }) => kind === 'OPTION' || kind === 'TEXT')
    .map(({ text }) => text)
    .join('\n');

export const measuresBy = (values: LetteredValue[]) =>
  Object.fromEntries(values.map(({ letter, measure }) => [letter, measure]));

/** Returns the letters of an own drawing. */
export const lettersIn = (svg: string) =>
  new Set([...svg.matchAll(/ data-measure="([^"]*)"/g)].map(([, letter = '']) => letter));

/** Returns the drawing of a product: its kind's own, or the section of its measures; null where there is neither. */
export function productSection(product: Product, definitions: Definitions) {
  const kind = product.kindId === null ? undefined : definitions.kinds.get(product.kindId);
  if (!kind) return null;
  const values = letteredValues(product, definitions);
  const shown = (letters: Set<string>) =>
    values
      .filter(({ letter }) => letters.has(letter))
      .map(({ letter, attributeId, text }) => ({ letter, attributeId, text }));
  if (kind.ownDrawing !== null) {
    return { svg: kind.ownDrawing, scale: null, letters: shown(lettersIn(kind.ownDrawing)) };
  }
  const part = kind.section && partOf(kind.section, measuresBy(values), saidOf(product, definitions));
  if (!part) return null;
  const texts = Object.fromEntries(values.map(({ letter, text }) => [letter, text]));
  const dimensions = part.dimensions.map((one) => ({
    ...one,
    label: shortLabel(one.letter, texts[one.letter] ?? ''),
    isUpright: true,
  }));
  const layout = layOut({ ...part, dimensions });
  const letters = shown(new Set(layout.dimensions.map(({ letter }) => letter)));
  return { svg: toSvg(layout, texts), scale: layout.scale, letters };
}
