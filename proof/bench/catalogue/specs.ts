import { seeded } from '../../../server/testing/random/dice.ts';
import { importContent } from './fill.ts';
import { generated } from './products.ts';

const options = Array.from({ length: 12 }, (_, at) => ({ id: `o${at}`, name: `Seçenek ${at}` }));

/** Four attributes are common to all kinds and six belong to one kind; every other one is a number. */
const attributesOf = (kind: string) =>
  Array.from({ length: 10 }, (_, at) => ({
    id: at < 4 ? `ortak-${at}` : `${kind}-${at}`,
    name: at < 4 ? `Ortak ${at}` : `${kind} ${at}`,
    ...(at % 2 === 0 ? { kind: 'NUMBER', unit: 'mm' } : { kind: 'OPTION', options }),
  }));

/** Makes products with ten specs each, the same ones at every run; each category holds one kind. */
export function specCatalogue(size: number) {
  const random = seeded(20261122);
  const below = (most: number) => Math.floor(random() * most);
  const valueOf = (at: number) => (at % 2 === 0 ? String(below(200)) : `o${below(12)}`);
  const products = [...generated(size)].map((product, at) => ({
    ...product,
    kind: product.category,
    availability: [undefined, 'IN_STOCK', 'ON_ORDER'][at % 3],
    specs: attributesOf(product.category).map(({ id }, place) => ({ attributeId: id, values: [valueOf(place)] })),
  }));
  return { products, categories: [...new Set(products.map(({ category }) => category))] };
}

export type SpecCatalogue = ReturnType<typeof specCatalogue>;

/** Imports the catalogue into an empty data folder. */
export async function fillWithSpecs(dataDir: string, { products, categories }: SpecCatalogue) {
  const attributes = new Map(categories.flatMap(attributesOf).map((one) => [one.id, one]));
  const kindOf = (id: string) => ({
    id,
    name: id,
    attributes: attributesOf(id).map((one) => ({ attributeId: one.id, filterable: true, column: true })),
  });
  const information = {
    categories: { categories: categories.map((id) => ({ id, name: id })) },
    attributes: { attributes: [...attributes.values()] },
    kinds: { kinds: categories.map(kindOf) },
    products: { products },
  };
  await importContent(dataDir, { information, messages: [] }, '--new-site');
}
