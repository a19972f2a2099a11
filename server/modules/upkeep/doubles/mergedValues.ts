import { namesOf, takingPart } from '../../../../common/fields/stated.ts';
import { mostItems } from '../../../../common/generated/mostItems.ts';
import { product, type ProductField } from '../../../../common/product/product.ts';
import type { products, StoredSpec } from '../../../db/tables/tables.ts';
import { keysOf } from '../../catalogue/crossReferences/foreignCodes.ts';
import { withSpecs } from '../../catalogue/products/products.input.ts';

type Product = typeof products.$inferSelect;

const most = mostItems.ProductInput;

/** The fields that are chosen one by one; those of specs are named `specs.<attribute>`. What either has of the others is kept. */
export const chosenFields = takingPart(product, 'merge');

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
  return { image, imageAlt, imageCaption, morePictures: morePictures.slice(0, most.morePictures) };
}

type ListName = {
  [Name in ProductField]: (typeof product)[Name]['kind'] extends 'references' ? Name : never;
}[ProductField];

/** The lists of ids of both products: neither names itself, nor the one that it has become. */
const listsOfBoth = namesOf(product, ({ kind, leftOut }) => kind === 'references' && leftOut?.merge !== undefined);

export const mergedIds = (field: ListName, kept: Product, gone: Product) =>
  [...new Set([...kept[field], ...gone[field]])].filter((id) => id !== kept.id && id !== gone.id).slice(0, most[field]);

export const mergedReferences = (kept: Product, gone: Product) => {
  const known = new Set(kept.crossReferences.map((one) => keysOf(one).join(' ')));
  const others = gone.crossReferences.filter((one) => !known.has(keysOf(one).join(' ')));
  return [...kept.crossReferences, ...others].slice(0, most.crossReferences);
};

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
    ...Object.fromEntries(listsOfBoth.map((field) => [field, mergedIds(field as ListName, kept, gone)])),
    crossReferences: mergedReferences(kept, gone),
    specs: withSpecs(kept.specs, taken),
    // Neither of the two takes the place of the product that they have become.
    successorId: successorId === kept.id || successorId === gone.id ? null : successorId,
  };
}
