import type { OfferedFragment } from '../generated/operations.ts';
import { pageOf, unitOf } from '../told.ts';

const currency = 'TRY';
export const kurus = (lira: number) => Math.round(lira * 100);

const statuses = {
  IN_STOCK: { available: true, status: 'in_stock' },
  ON_ORDER: { available: true, status: 'backorder' },
  DISCONTINUED: { available: false, status: 'discontinued' },
} as const;

type Priced = OfferedFragment & { price: number };
export const isPriced = (product: OfferedFragment): product is Priced => product.price !== null;

/** The price is for so many units at once; a hundred bolts are one thing to buy. */
function unitPrice({ price, priceQuantity, salesUnit }: Priced) {
  if (priceQuantity === null) return undefined;
  const measure = { value: priceQuantity, unit: unitOf(salesUnit) };
  return { amount: kurus(price), currency, measure, reference: measure };
}

/**
 * A product as the protocol has it: it is its own only variant, and both have its id. `inputs` are the identifiers by which
 * it was asked for.
 */
export function offered(origin: string, product: Priced, inputs: string[] = []) {
  const { id, name, stockCode, gtin, category, availability, keySpecs, pictures } = product;
  const price = { amount: kurus(product.price), currency };
  const url = pageOf(origin, id);
  const description = { plain: product.description };
  const perUnit = unitPrice(product);
  return {
    id,
    title: name,
    description,
    url,
    ...(category && {
      categories: [
        { value: category.id, taxonomy: 'merchant' },
        { value: category.name, taxonomy: 'merchant' },
      ],
    }),
    price_range: { min: price, max: price },
    media: pictures.map(({ url: address, alt, picture }) => ({
      type: 'image',
      url: new URL(address, origin).href,
      alt_text: alt ?? name,
      ...(picture && { width: picture.width, height: picture.height }),
    })),
    variants: [
      {
        id,
        title: name,
        description,
        url,
        price,
        ...(stockCode && { sku: stockCode }),
        ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
        ...(perUnit && { unit_price: perUnit }),
        ...(availability && { availability: statuses[availability] }),
        ...(inputs.length > 0 && { inputs: inputs.map((input) => ({ id: input, match: 'exact' })) }),
      },
    ],
    metadata: {
      price_includes_vat: true,
      brand: product.brand,
      manufacturer_code: product.manufacturerCode,
      lead_days: product.leadDays,
      minimum_quantity: product.minimumQuantity,
      specs: keySpecs.map(({ attribute, text }) => ({ name: attribute.name, value: text })),
    },
  };
}
