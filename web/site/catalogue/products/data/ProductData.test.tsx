import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/openPage.ts';
import { refusedIn } from '../../../../testing/googleRules.ts';
import { problemsIn } from '../../../../testing/schemaOrg.ts';

const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const celsius = { symbol: '°C', code: 'CEL', dimension: 'temperature' };
const attribute = (name: string) => ({ id: name, name, kind: 'NUMBER', options: [], version: 1 });
const spec = (name: string, text: string, ...values: object[]) => ({
  attribute: attribute(name),
  group: null,
  key: false,
  text,
  values,
});
const number = (value: number, unit: object | null = mm) => ({
  __typename: 'NumberValue',
  typed: '',
  number: value,
  base: value,
  unit,
});
const range = (low: number | null, high: number | null) => ({
  __typename: 'RangeValue',
  typed: '',
  low: low === null ? null : { number: low, unit: celsius },
  high: high === null ? null : { number: high, unit: celsius },
});
const specs = [
  spec('İç çap', '20 mm', number(20)),
  spec('Anma çapı', '50 mm, 32 mm', number(50), number(32)),
  spec('Delik sayısı', '8', number(8, null)),
  spec('Sıcaklık', '-20 ile 100 °C', range(-20, 100)),
  spec('Basınç', '70 °C’ye kadar', range(null, 70)),
  spec('Kapak', '2RS', { __typename: 'OptionValue', typed: '2RS' }),
  spec('Buhara uygun', 'var', { __typename: 'FlagValue', typed: 'yes' }),
];
const bearing = {
  id: '17',
  name: 'Rulman 6204',
  description: 'Tek sıralı.',
  price: 1240,
  stockCode: '6204-2RS',
  manufacturerCode: '6204-2RSR',
  brand: 'Örnek',
  gtin: '4006381333931',
  salesUnit: 'PIECE',
  priceQuantity: 100,
  minimumQuantity: 200,
  availability: 'ON_ORDER',
  leadDays: 10,
  specs,
};
const family = {
  id: '62-serisi',
  name: '62 serisi',
  columns: [attribute('İç çap'), attribute('Kapak')],
  articles: [
    { product: bearing, specs },
    { product: { ...bearing, id: '18', stockCode: null }, specs: [] },
  ],
  version: 1,
};
const drawing = {
  id: 'd1',
  title: 'Ölçü resmi',
  kind: 'DRAWING',
  language: 'EN',
  revision: 'C',
  date: '2026-10-12',
  file: { url: '/belgeler/1-6204.pdf', format: 'PDF', byteSize: 188_500 },
};

async function factsOf(product: object) {
  await openPage('/products/17', { products: [{ ...bearing, ...product }] });
  const all = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  return all.find((one) => ['Product', 'ItemPage'].includes(String(one['@type']))) ?? {};
}

test('the facts for search engines are valid by schema.org, with codes, units and the family', async () => {
  const facts = await factsOf({ family, documents: [drawing] });
  expect([...problemsIn(facts), ...refusedIn(facts)]).toEqual([]);
  expect(facts).toMatchObject({
    sku: '6204-2RS',
    mpn: '6204-2RSR',
    gtin: '4006381333931',
    brand: { '@type': 'Brand' },
    size: '20 mm',
    isVariantOf: {
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/size'],
      hasVariant: [{ url: 'https://www.deneme.example/products/18' }],
    },
  });
  const properties = facts.additionalProperty as Record<string, unknown>[];
  expect(properties.map(({ unitCode }) => unitCode)).toEqual([
    'MMT',
    'MMT',
    'MMT',
    undefined,
    'CEL',
    'CEL',
    undefined,
    undefined,
  ]);
});

test.each([
  ['a price on request', { price: null, family, documents: [drawing] }],
  ['nothing but a name', { price: null, stockCode: null, manufacturerCode: null, brand: null, gtin: null, specs: [] }],
  ['in stock', { availability: 'IN_STOCK', leadDays: null, minimumQuantity: null }],
  ['sold by the metre', { salesUnit: 'METRE', priceQuantity: null }],
  [
    'a price ladder by the metre',
    { salesUnit: 'METRE', priceQuantity: null, priceBreaks: [{ minimum: 300, price: 9 }] },
  ],
])('the facts of a product with %s are valid, too', async (_, product) => {
  const facts = await factsOf(product);
  expect([...problemsIn(facts), ...refusedIn(facts)]).toEqual([]);
});

test('each row of a price ladder is a price with the quantities that it is for', async () => {
  const facts = await factsOf({
    priceBreaks: [
      { minimum: 400, price: 1190.5 },
      { minimum: 1000, price: 1100 },
    ],
  });
  expect([...problemsIn(facts), ...refusedIn(facts)]).toEqual([]);
  const rows = (facts.offers as { price: string; priceSpecification: Record<string, unknown>[] }).priceSpecification;
  expect(rows.map(({ price, eligibleQuantity }) => [price, eligibleQuantity])).toEqual([
    ['1240.00', { '@type': 'QuantitativeValue', minValue: 200, maxValue: 300, unitCode: 'C62' }],
    ['1190.50', { '@type': 'QuantitativeValue', minValue: 400, maxValue: 900, unitCode: 'C62' }],
    ['1100.00', { '@type': 'QuantitativeValue', minValue: 1000, unitCode: 'C62' }],
  ]);
  expect(rows[1]).toMatchObject({ valueAddedTaxIncluded: true, referenceQuantity: { value: 100 } });
});

test('a product on request is no product to search engines, which want a price, but what its page is about', async () => {
  const facts = await factsOf({ price: null });
  expect(facts).toMatchObject({
    '@type': 'ItemPage',
    url: 'https://www.deneme.example/products/17',
    about: {
      '@type': 'Thing',
      name: 'Rulman 6204',
      identifier: [
        { propertyID: 'sku', value: '6204-2RS' },
        { propertyID: 'mpn', value: '6204-2RSR' },
        { propertyID: 'gtin', value: '4006381333931' },
      ],
    },
  });
});

test('facts that Google refuses are found', () => {
  const offer = { '@type': 'Offer', price: '12.00', priceCurrency: 'TRY' };
  const product = { '@type': 'Product', name: 'Rulman', offers: offer };
  expect(refusedIn(product)).toEqual([]);
  const group = {
    '@type': 'ProductGroup',
    name: '62',
    productGroupID: '62',
    hasVariant: [{ url: 'https://a.example/1' }],
  };
  const size = 'https://schema.org/size';
  for (const wrong of [
    { ...product, offers: undefined },
    { ...product, name: '' },
    { ...product, offers: { ...offer, price: undefined } },
    { ...product, offers: { ...offer, priceCurrency: undefined } },
    { ...product, offers: { ...offer, availability: 'InStock' } },
    { ...product, isVariantOf: { ...group, variesBy: [size] } },
    { ...product, size: '20 mm', isVariantOf: { ...group, variesBy: ['İç çap'] } },
    { ...product, isVariantOf: { ...group, hasVariant: [{ '@type': 'Product', name: 'Rulman 2' }] } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Ana Sayfa' }] },
    {
      '@type': 'Organization',
      name: 'Deneme',
      url: 'https://a.example/',
      logo: 'https://a.example/l.png',
      address: 'Şişli',
    },
  ])
    expect(refusedIn(wrong), JSON.stringify(wrong)).toHaveLength(1);
});

test('facts that schema.org does not know are found', () => {
  const brand = { '@type': 'Brand', name: ' ' };
  const offers = { '@type': 'Offer', price: 12, itemCondition: 'new' };
  expect(
    problemsIn({ '@type': 'Product', sku: 17, gtin: '4006381333932', brand, offers, additionalProperty: [brand] }),
  ).toHaveLength(6);
});
