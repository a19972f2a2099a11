import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductInput as Input } from '../../../graphql/generated/schema.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { openPage } from '../../../testing/openPage.ts';

const product = {
  id: '17',
  name: 'Rulman 6204',
  description: 'İç çap 20 mm',
  categoryId: 'rulmanlar',
  price: 1240,
  image: '/uploads/rulman.webp',
  imageAlt: 'Rulmanın görünüşü',
  morePictures: [{ url: '/uploads/olcu.webp', alt: 'Ölçü resmi, kesit' }],
  imageCaption: 'Temsili çizim',
  featured: true,
  stockCode: '6204-2RS',
  manufacturerCode: '6204-2RSR',
  brand: 'Örnek',
  gtin: '4006381333931',
  salesUnit: 'PIECE',
  priceQuantity: 100,
  minimumQuantity: 200,
  availability: 'ON_ORDER',
  leadDays: 10,
  successorId: null,
  kindId: 'rulman',
  familyId: null,
  specs: [],
  documentIds: ['d1'],
  crossReferences: [{ maker: 'Rulmaş', code: '6204-2RSH', relation: 'SIMILAR', checkedAt: '2026-11-03' }],
} satisfies Input & { id: string };
const drawing = {
  id: 'd1',
  title: 'Ölçü resmi',
  kind: 'DRAWING',
  language: 'EN',
  revision: 'C',
  date: '2026-10-12',
  file: { url: '/belgeler/1-6204.pdf', format: 'PDF', byteSize: 188_500 },
};
const pictures = [
  { url: product.image, alt: product.imageAlt, picture: null },
  ...product.morePictures.map((one) => ({ ...one, picture: null })),
];
const content = {
  products: [{ ...product, pictures, documents: [drawing] }],
  categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }],
};

/**
 * This says how the product's page shows each field that the admin enters. A field that it does not show stands here
 * too, with the reason why.
 */
const shown = {
  name: () => screen.getByRole('heading', { level: 1, name: product.name }),
  description: () => screen.getByText((_, one) => one?.textContent === product.description && one.matches('p')),
  categoryId: () => within(screen.getByRole('article')).getByText('Rulmanlar', { selector: '.badge' }),
  price: () => screen.getByText('1.240', { exact: false, selector: '.price' }),
  image: () => screen.getByRole('article').querySelector<HTMLElement>(`img[src="${product.image}"]`) ?? document.head,
  imageAlt: () => within(screen.getByRole('article')).getByRole('link', { name: product.imageAlt }),
  morePictures: () => screen.getByRole('link', { name: 'Ölçü resmi, kesit' }),
  status: 'Only what is published has a page.',
  imageCaption: () => screen.getByText('Temsili çizim', { selector: 'figcaption' }),
  featured: 'Not shown: it says what the home page shows, and nothing about the product.',
  stockCode: () => codeUnder('Ürün kodu', '6204-2RS'),
  manufacturerCode: () => codeUnder('Üretici kodu', '6204-2RSR'),
  brand: () => codeUnder('Marka', 'Örnek'),
  gtin: () => codeUnder('GTIN', '4006381333931'),
  salesUnit: () => within(screen.getByRole('article')).getByText('/ 100 adet'),
  priceQuantity: () => within(screen.getByRole('article')).getByText('/ 100 adet'),
  listPrice: 'Not shown on its own: the price in lira is reckoned of it; the note beside it is a setting.',
  listBreaks: 'Not shown on its own: the ladder in lira is reckoned of it.',
  vatRate: 'Not shown on its own: the price has it in it.',
  priceBreaks: 'Shown where there are any; see PriceLadder.test.tsx.',
  minimumQuantity: () => screen.getByText('En az sipariş: 200 adet'),
  availability: () => screen.getByText('Sipariş üzerine 10 günde temin edilir'),
  leadDays: () => screen.getByText('Sipariş üzerine 10 günde temin edilir'),
  successorId: 'Not shown: only a discontinued product names it; see Discontinued.test.tsx.',
  kindId: 'Not shown on its own: it decides which specs there are, and in which order.',
  familyId: 'Shown where there are others of the family; see FamilyTable.test.tsx.',
  specs: 'Shown where there are any; see SpecTable.test.tsx.',
  crossReferences: () =>
    within(screen.getByRole('region', { name: 'Başka markaların kodları' })).getByRole('row', {
      name: /^Rulmaş 6204-2RSH .*Benzer$/,
    }),
  togetherIds: 'Shown where there are any; see BoughtTogether.test.tsx.',
  documentIds: () => screen.getByRole('link', { name: 'Ölçü resmi' }),
} satisfies Record<keyof Input, (() => HTMLElement) | string>;

const codeUnder = (label: string, code: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement ?? document.body).getByText(code);

test('every field that the admin enters is shown, or has a reason not to be', () => {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(ProductInput.shape).sort());
});

// Test files share the document.
const finders = Object.entries(shown).flatMap(([field, find]) => (typeof find === 'string' ? [] : [{ field, find }]));

test.each(finders)('the product page shows the $field', async ({ find }) => {
  await openPage('/products/17', content);
  expect(find()).toBeInTheDocument();
});

test('the page promises nothing that nobody entered', async () => {
  await openPage('/products/17', content);
  expect(within(screen.getByRole('article')).queryByText(/destek|desteği|gönderilir|verilir/)).toBeNull();
});

test('several pictures are links until scripts run, and a single picture has none beside it', async () => {
  await openPage('/products/17', content);
  const thumbs = within(screen.getByRole('list', { name: 'Resimler' })).getAllByRole('link');
  expect(thumbs.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/products/17?resim=gorunus', 'true'],
    ['/products/17?resim=2', null],
  ]);
  await openPage('/products/17', { products: [{ ...product, imageAlt: null, morePictures: [] }] });
  expect(screen.queryByRole('list', { name: 'Resimler' })).toBeNull();
  expect(within(screen.getByRole('article')).getByRole('img')).toHaveAccessibleName(product.name);
});

test('a document is a plain link that describes its file, and without documents there is no section', async () => {
  await openPage('/products/17', content);
  const link = screen.getByRole('link', { name: 'Ölçü resmi' });
  expect(link).toHaveAttribute('href', '/belgeler/1-6204.pdf');
  expect(link).toHaveAccessibleDescription(/^PDF, 184\sKB, 12.10.2026, rev.\sC, İngilizce$/);
  const [first] = within(screen.getByRole('region', { name: 'Belgeler' })).getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Ürün föyü (PDF)', '/products/17/foy.pdf']);
  expect(screen.getAllByRole('link', { name: 'Ürün föyü (PDF)' })).toHaveLength(1);
  await openPage('/products/17', { products: [product] });
  expect(screen.queryByRole('heading', { name: 'Belgeler' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ürün föyü (PDF)' })).toBeInTheDocument();
});

test('a code in a name is one piece', async () => {
  await openPage('/products/17', { ...content, products: [{ ...product, name: 'Cıvata DIN 933 M8x40' }] });
  const codes = [...screen.getByRole('heading', { level: 1 }).querySelectorAll('.code')];
  expect(codes.map(({ textContent }) => textContent)).toEqual(['DIN 933', 'M8x40']);
});

test('the page tells search engines each fact once', async () => {
  await openPage('/products/17', content);
  const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  expect(facts.find((one) => one['@type'] === 'Product')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: 'https://www.deneme.example/products/17',
    sku: '6204-2RS',
    mpn: '6204-2RSR',
    gtin: '4006381333931',
    brand: { '@type': 'Brand', name: 'Örnek' },
    name: 'Rulman 6204',
    description: 'İç çap 20 mm',
    category: 'Rulmanlar',
    image: ['https://www.deneme.example/uploads/rulman.webp', 'https://www.deneme.example/uploads/olcu.webp'],
    subjectOf: [
      {
        '@type': 'DigitalDocument',
        name: 'Ölçü resmi',
        url: 'https://www.deneme.example/belgeler/1-6204.pdf',
        encodingFormat: 'application/pdf',
        inLanguage: 'en',
        version: 'C',
        datePublished: '2026-10-12',
      },
    ],
    offers: {
      '@type': 'Offer',
      url: 'https://www.deneme.example/products/17',
      itemCondition: 'https://schema.org/NewCondition',
      price: '1240.00',
      priceCurrency: 'TRY',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '1240.00',
        priceCurrency: 'TRY',
        valueAddedTaxIncluded: true,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'C62' },
      },
      availability: 'https://schema.org/BackOrder',
      deliveryLeadTime: { '@type': 'QuantitativeValue', maxValue: 10, unitCode: 'DAY' },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 200, unitCode: 'C62' },
    },
  });
});

test('the page says nothing about codes and sale where nobody entered any, and never shows the id as a code', async () => {
  const { name, description, price } = product;
  await openPage('/products/17', { products: [{ id: '17', name, description, price }] });
  const article = screen.getByRole('article');
  expect(article.querySelector('.product-codes, .sale-terms, .price-unit')).toBeNull();
  const [facts] = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .filter((one) => one['@type'] === 'Product');
  expect(Object.keys(facts ?? {}).sort()).toEqual(['@context', '@type', 'description', 'name', 'offers', 'url']);
  expect(Object.keys(facts?.offers ?? {}).sort()).toEqual(['@type', 'itemCondition', 'price', 'priceCurrency', 'url']);
});

test('the product’s data sheet is a link to a file, whatever its id contains', async () => {
  await openPage('/products/boru-1%2F2', { ...content, products: [{ ...product, id: 'boru-1/2' }] });
  const link = screen.getByRole('link', { name: 'Ürün föyü (PDF)' });
  expect(link.getAttribute('href')).toBe('/products/boru-1%2F2/foy.pdf');
});

test('beside the price stands what the settings for money say: the net price, and the currency with its rate and day', async () => {
  const listPrice = { amount: 5, currency: 'EUR', includesVat: true };
  const priceNote = { net: 237.5, listPrice, rate: 47.5012, day: '2026-11-27', kind: 'FOREX_SELLING' };
  await openPage('/products/17', { ...content, products: [{ ...product, priceNote }] });
  expect(screen.getByText('₺\u00a0237,50 + KDV', { collapseWhitespace: false })).toBeInTheDocument();
  expect(
    screen.getByText('5,00\u00a0€ · TCMB döviz satış 47,5012 · 27.11.2026', { collapseWhitespace: false }),
  ).toBeInTheDocument();
  await openPage('/products/17', content);
  expect(screen.queryByText(/KDV$/)).toBeNull();
});
