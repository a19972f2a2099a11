import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProductInput as Input } from '../../graphql/generated/operations.ts';
import { ProductInput } from '../../graphql/generated/validators.ts';
import { openPage } from '../../testing/openPage.ts';

const product = {
  id: '17',
  name: 'Rulman 6204',
  description: 'İç çap 20 mm',
  categoryId: 'rulmanlar',
  price: 1240,
  image: '/uploads/rulman.webp',
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
  specs: [],
} satisfies Input & { id: string };
const content = { products: [product], categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }] };

/**
 * How the product's page shows each field that the admin enters. A field that it does not show stands here too, with the
 * reason why.
 */
const shown = {
  name: () => screen.getByRole('heading', { level: 1, name: product.name }),
  description: () => screen.getByText((_, one) => one?.textContent === product.description && one.matches('p')),
  categoryId: () => within(screen.getByRole('article')).getByText('Rulmanlar', { selector: '.badge' }),
  price: () => screen.getByText('1.240', { exact: false, selector: '.price' }),
  image: () => within(screen.getByRole('article')).getByRole('img', { name: product.name }),
  imageCaption: () => screen.getByText('Temsili çizim', { selector: 'figcaption' }),
  featured: 'Not shown: it says what the home page shows, and nothing about the product.',
  stockCode: () => codeUnder('Ürün kodu', '6204-2RS'),
  manufacturerCode: () => codeUnder('Üretici kodu', '6204-2RSR'),
  brand: () => codeUnder('Marka', 'Örnek'),
  gtin: () => codeUnder('GTIN', '4006381333931'),
  salesUnit: () => within(screen.getByRole('article')).getByText('/ 100 adet'),
  priceQuantity: () => within(screen.getByRole('article')).getByText('/ 100 adet'),
  minimumQuantity: () => screen.getByText('En az sipariş: 200 adet'),
  availability: () => screen.getByText('Sipariş üzerine 10 günde temin edilir'),
  leadDays: () => screen.getByText('Sipariş üzerine 10 günde temin edilir'),
  successorId: 'Not shown: it is told where a product is no longer made, as tested below.',
  kindId: 'Not shown by itself: it says which specs are told, and in which order.',
  specs: 'Shown where there are any; see SpecTable.test.tsx.',
} satisfies Record<keyof Input, (() => HTMLElement) | string>;

const codeUnder = (label: string, code: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement ?? document.body).getByText(code);

test('every field that the admin enters is shown, or has a reason not to be', () => {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(ProductInput.shape).sort());
});

// Test files share the document.
afterEach(() => document.body.replaceChildren());

const finders = Object.entries(shown).flatMap(([field, find]) => (typeof find === 'string' ? [] : [{ field, find }]));

test.each(finders)('the product page shows the $field', async ({ find }) => {
  await openPage('/products/17', content);
  expect(find()).toBeInTheDocument();
});

test('promises nothing that nobody entered', async () => {
  await openPage('/products/17', content);
  expect(within(screen.getByRole('article')).queryByText(/destek|desteği|gönderilir|verilir/)).toBeNull();
});

test('a code in a name is one piece', async () => {
  await openPage('/products/17', { ...content, products: [{ ...product, name: 'Cıvata DIN 933 M8x40' }] });
  const codes = [...screen.getByRole('heading', { level: 1 }).querySelectorAll('.code')];
  expect(codes.map(({ textContent }) => textContent)).toEqual(['DIN 933', 'M8x40']);
});

test('tells search engines each fact once', async () => {
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
    image: 'https://www.deneme.example/uploads/rulman.webp',
    offers: {
      '@type': 'Offer',
      url: 'https://www.deneme.example/products/17',
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

test('says nothing of codes and sale where nobody entered any, and never the id as a code', async () => {
  const { name, description, price } = product;
  await openPage('/products/17', { products: [{ id: '17', name, description, price }] });
  const article = screen.getByRole('article');
  expect(article.querySelector('.product-codes, .sale-terms, .price-unit')).toBeNull();
  const [facts] = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .filter((one) => one['@type'] === 'Product');
  expect(Object.keys(facts ?? {}).sort()).toEqual(['@context', '@type', 'description', 'name', 'offers', 'url']);
  expect(Object.keys(facts?.offers ?? {}).sort()).toEqual(['@type', 'price', 'priceCurrency', 'url']);
});

test('a product that is no longer made keeps its page, names what took its place, and stands in no list', async () => {
  const old = { ...product, id: '16', name: 'Rulman 6203', availability: 'DISCONTINUED', successorId: '17' };
  const products = [old, product];
  await openPage('/products/16', { ...content, products });
  expect(screen.getByText(/^Bu ürün üretimden kalktı; yerine/)).toHaveTextContent('yerine Rulman 6204 geçti.');
  const link = screen.getByRole('link', { name: 'Yerine geçen ürüne gidin' });
  expect(link).toHaveAttribute('href', '/products/17');
  expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1);

  for (const path of ['/', '/products', '/categories/rulmanlar']) {
    await openPage(path, { ...content, products });
    expect([path, screen.queryByText('Rulman 6203')]).toEqual([path, null]);
  }
});

test('where nothing took its place, one is asked to write', async () => {
  await openPage('/products/17', { products: [{ ...product, availability: 'DISCONTINUED' }] });
  expect(screen.getByText('Bu ürün üretimden kalktı. Karşılığını bulmamız için bize yazın.')).toBeInTheDocument();
});

test('the product’s sheet is a link to a file, whatever is in its id', async () => {
  await openPage('/products/boru-1%2F2', { ...content, products: [{ ...product, id: 'boru-1/2' }] });
  const link = screen.getByRole('link', { name: 'Ürün föyü (PDF)' });
  expect(link.getAttribute('href')).toBe('/products/boru-1%2F2/foy.pdf');
});
