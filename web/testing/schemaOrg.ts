import { units } from '../../common/measures/units.ts';
import { salesUnits } from '../../common/measures/salesUnits.ts';

// These are the rules of schema.org 29 for the types that the site tells search engines: https://schema.org/Product and
// those it names.

type Value =
  | 'text'
  | 'number'
  | 'boolean'
  | 'url'
  | 'date'
  | 'gtin'
  | 'unitCode'
  | 'availability'
  | 'condition'
  | 'currency'
  | 'price'
  | 'property'
  | 'reference';
/** A name with a capital letter is a type, any other one a kind of value. */
type Expected = readonly string[];

const named = { name: ['text'], url: ['url'], description: ['text'] } satisfies Record<string, Expected>;
const quantity = {
  value: ['number', 'text'],
  minValue: ['number'],
  maxValue: ['number'],
  unitCode: ['unitCode'],
  unitText: ['text'],
} satisfies Record<string, Expected>;

/** The properties of each type, with those of its parents, as far as the site may use them. */
const types: Record<string, Record<string, Expected>> = {
  Product: {
    ...named,
    sku: ['text'],
    mpn: ['text'],
    gtin: ['gtin'],
    brand: ['Brand'],
    category: ['text'],
    image: ['url'],
    offers: ['Offer'],
    additionalProperty: ['PropertyValue'],
    isVariantOf: ['ProductGroup'],
    size: ['text'],
    material: ['text'],
    color: ['text'],
    subjectOf: ['DigitalDocument'],
  },
  ProductGroup: { ...named, productGroupID: ['text'], variesBy: ['property'], hasVariant: ['Product', 'reference'] },
  Thing: { ...named, image: ['url'], identifier: ['PropertyValue'], subjectOf: ['DigitalDocument'] },
  ItemPage: { ...named, inLanguage: ['text'], about: ['Thing'] },
  Brand: named,
  PropertyValue: { ...named, ...quantity, propertyID: ['text'] },
  QuantitativeValue: { ...named, ...quantity },
  Offer: {
    ...named,
    price: ['price'],
    priceCurrency: ['currency'],
    priceSpecification: ['UnitPriceSpecification'],
    availability: ['availability'],
    itemCondition: ['condition'],
    deliveryLeadTime: ['QuantitativeValue'],
    eligibleQuantity: ['QuantitativeValue'],
  },
  UnitPriceSpecification: {
    ...named,
    price: ['price'],
    priceCurrency: ['currency'],
    valueAddedTaxIncluded: ['boolean'],
    referenceQuantity: ['QuantitativeValue'],
    eligibleQuantity: ['QuantitativeValue'],
  },
  DigitalDocument: {
    ...named,
    encodingFormat: ['text'],
    inLanguage: ['text'],
    version: ['text'],
    datePublished: ['date'],
  },
};

const unitCodes: string[] = [
  ...units.map(({ code }) => code),
  ...Object.values(salesUnits).map(({ code }) => code),
  'DAY',
];

const isGtin = (code: string) =>
  /^(\d{8}|\d{12,14})$/.test(code) &&
  [...code].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

type Facts = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isOf: Record<Value, (value: unknown) => boolean> = {
  text: isText,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  url: (value) => isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
  gtin: (value) => isText(value) && isGtin(value),
  unitCode: (value) => isText(value) && unitCodes.includes(value),
  availability: (value) => isText(value) && /^https:\/\/schema\.org\/(InStock|BackOrder|Discontinued)$/.test(value),
  condition: (value) => value === 'https://schema.org/NewCondition',
  property: (value) => isText(value) && /^https:\/\/schema\.org\/[a-z]\w+$/.test(value),
  // A thing that another page describes is named by its address alone.
  reference: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).join() === 'url' &&
    isOf.url((value as Facts).url),
  currency: (value) => value === 'TRY',
  price: (value) => isText(value) && /^\d+\.\d\d$/.test(value),
};

/** Lists the violations of schema.org's rules in a thing, each with its place. */
export function problemsIn(thing: unknown, place = ''): string[] {
  if (typeof thing !== 'object' || thing === null || !('@type' in thing)) return [`${place}: no type`];
  const type = String(thing['@type']);
  const properties = types[type];
  if (!properties) return [`${place}: unknown type ${type}`];
  return Object.entries(thing).flatMap(([name, value]: [string, unknown]) => {
    if (name === '@type' || (name === '@context' && place === '' && value === 'https://schema.org')) return [];
    const expected = properties[name];
    const here = `${place}/${name}`;
    if (!expected) return [`${here}: ${type} has no such property`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${here}: empty`];
    return values.flatMap((one) => {
      if (typeof one === 'object' && one !== null && '@type' in one)
        return expected.includes(String(one['@type']))
          ? problemsIn(one, here)
          : [`${here}: no ${String(one['@type'])} stands here`];
      return expected.some((kind) => isOf[kind as Value]?.(one))
        ? []
        : [`${here}: ${JSON.stringify(one)} is none of ${expected.join(', ')}`];
    });
  });
}
