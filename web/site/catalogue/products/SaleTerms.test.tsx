import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import type { OfferField } from './data/offerOf.ts';
import type { SaleTerm } from './SaleTerms.tsx';

const priced = { id: '17', name: 'Rulman 6204', description: 'Tek sıralı.', price: 1240 };

interface Alone {
  value: string | number;
  /** The text on the page; null: there is none. */
  shown: string | null;
  /** The property that the offer for search engines gets, if any. */
  offer?: string;
}

/**
 * A value for each field that says how a product is sold, where the product has none of the others. A ladder cannot stand without
 * a price; see ProductData.test.tsx.
 */
const alone: Record<Exclude<OfferField | SaleTerm, 'price' | 'priceBreaks'>, Alone> = {
  salesUnit: { value: 'METRE', shown: '/ m', offer: 'priceSpecification' },
  priceQuantity: { value: 100, shown: '/ 100 adet', offer: 'priceSpecification' },
  availability: { value: 'ON_ORDER', shown: 'Sipariş üzerine temin edilir', offer: 'availability' },
  // It is shown with 'on order' alone: what is in stock, or no longer made, needs no lead time.
  leadDays: { value: 10, shown: null },
  minimumQuantity: { value: 200, shown: 'En az sipariş: 200 adet', offer: 'eligibleQuantity' },
};

test.each(Object.entries(alone))('a product that has only %s shows it on the page and in its offer', async (...one) => {
  const [field, { value, shown, offer }] = one;
  await openPage('/products/17', { products: [{ ...priced, [field]: value }] });
  const article = within(screen.getByRole('article'));
  if (shown === null) expect(article.queryByText(new RegExp(String(value)), { selector: '.price-box *' })).toBeNull();
  else expect(article.getByText(shown)).toBeInTheDocument();
  const [facts] = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as { '@type': string; offers?: object })
    .filter((data) => data['@type'] === 'Product');
  const always = ['@type', 'itemCondition', 'price', 'priceCurrency', 'url'];
  expect(Object.keys(facts?.offers ?? {}).sort()).toEqual([...always, ...(offer ? [offer] : [])].sort());
});
