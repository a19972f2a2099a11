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
} satisfies Record<keyof Input, (() => HTMLElement) | string>;

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
    sku: '17',
    name: 'Rulman 6204',
    description: 'İç çap 20 mm',
    category: 'Rulmanlar',
    image: 'https://www.deneme.example/uploads/rulman.webp',
    offers: {
      '@type': 'Offer',
      url: 'https://www.deneme.example/products/17',
      price: '1240.00',
      priceCurrency: 'TRY',
    },
  });
});
