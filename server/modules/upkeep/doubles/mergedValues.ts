import type { products, StoredSpec } from '../../../db/tables.ts';
import { keysOf } from '../../catalogue/crossReferences/foreignCodes.ts';
import { productFields, type Entered } from '../../catalogue/products/products.fields.ts';
import { mostTogether } from '../../../../common/limits.ts';
import { mostDocuments, mostPictures } from '../../catalogue/products/products.problems.ts';
import { withSpecs } from '../../catalogue/products/withSpecs.ts';

type Product = typeof products.$inferSelect;

const mostReferences = 100;

/** Pictures, documents, codes of other makers and what is bought together with either are kept, so nobody chooses between them. */
const ofBoth = [
  'image',
  'imageAlt',
  'imageCaption',
  'morePictures',
  'documentIds',
  'crossReferences',
  'togetherIds',
  'specs',
] as const;
const isOfBoth = (name: string) => ofBoth.some((one) => one === name);

/** The fields that are chosen one by one; those of specs are named `specs.<attribute>`. */
export const chosenFields = (Object.keys(productFields) as (keyof Entered)[]).filter((name) => !isOfBoth(name));

export const specField = 'specs.';

/** Returns the pictures after the first that the merged product has, and the first of the other where it has none. */
export function mergedPictures(kept: Product, gone: Product) {
  const first = kept.image === null ? gone : kept;
  const all = [
    ...kept.morePictures,
    ...(kept.image !== null && gone.image !== null ? [{ url: gone.image, alt: gone.imageAlt }] : []),
    ...gone.morePictures,
  ];
  const morePictures = all.filter(
    ({ url }, at) => url !== first.image && all.findIndex((one) => one.url === url) === at,
  );
  const { image, imageAlt, imageCaption } = first;
  return { image, imageAlt, imageCaption, morePictures: morePictures.slice(0, mostPictures) };
}

export const mergedDocuments = (kept: Product, gone: Product) =>
  [...new Set([...kept.documentIds, ...gone.documentIds])].slice(0, mostDocuments);

export const mergedReferences = (kept: Product, gone: Product) => {
  const known = new Set(kept.crossReferences.map((one) => keysOf(one).join(' ')));
  const others = gone.crossReferences.filter((one) => !known.has(keysOf(one).join(' ')));
  return [...kept.crossReferences, ...others].slice(0, mostReferences);
};

export const mergedPairs = (kept: Product, gone: Product) =>
  [...new Set([...kept.togetherIds, ...gone.togetherIds])]
    .filter((id) => id !== kept.id && id !== gone.id)
    .slice(0, mostTogether);

/** Returns the values of the product that stays, with the named fields of the one that goes. */
export function mergedValues(kept: Product, gone: Product, take: string[]): Partial<Product> {
  const fields = chosenFields.filter((name) => take.includes(name));
  const values = Object.fromEntries(fields.map((name) => [name, gone[name]])) as Partial<Product>;
  const attributes = take.filter((name) => name.startsWith(specField)).map((name) => name.slice(specField.length));
  const taken = attributes.map(
    (attributeId): StoredSpec =>
      gone.specs.find((one) => one.attributeId === attributeId) ?? { attributeId, values: [] },
  );
  const successorId = 'successorId' in values ? gone.successorId : kept.successorId;
  return {
    ...values,
    ...mergedPictures(kept, gone),
    documentIds: mergedDocuments(kept, gone),
    crossReferences: mergedReferences(kept, gone),
    togetherIds: mergedPairs(kept, gone),
    specs: withSpecs(kept.specs, taken),
    // Neither of the two takes the place of the product that they have become.
    successorId: successorId === kept.id || successorId === gone.id ? null : successorId,
  };
}
