import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { scaleOf } from './SizeRun.tsx';

const ids = ['1', '2', '3'];
const outline = (width: number, height: number) => ({ svg: '<svg viewBox="0 0 90 300"/>', width, height });
const step = (id: string, drawn: ReturnType<typeof outline> | null = outline(9, 30)) => ({
  ...{ product: { id, name: `Rulman ${id}` }, label: `620${id}`, outline: drawn },
});
const form = {
  attribute: { id: 'kapak', name: 'Kapak' },
  options: [
    { text: '2RS, temaslı NBR', product: { id: '4', name: 'Rulman 4' } },
    { text: 'ZZ, çelik sac', product: { id: '2', name: 'Rulman 2' } },
  ],
};
const articles = ids.map((id) => ({
  product: { id, name: `Rulman ${id}`, stockCode: null, price: 1, salesUnit: null, priceQuantity: null },
  specs: [],
}));
const family = { id: 'f', name: '62 serisi', columns: [], articles, version: 1 };
const open = (sizeRun: object | null) =>
  openPage('/products/2', {
    products: ids.map((id) => ({ id, name: `Rulman ${id}`, description: 'x', price: 1, family, sizeRun })),
  });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the family stands on one line at one scale, and the present size is marked and no link', async () => {
  await open({ steps: [step('1'), step('2'), step('3', outline(18, 60))], forms: [] });
  const run = screen.getByRole('region', { name: '62 serisi, aynı ölçekte' });
  expect(linksIn(run)).toEqual([
    ['3 ürünün tablosu', '#family'],
    ['6201', '/products/1'],
    ['6203', '/products/3'],
  ]);
  expect(run.querySelector('[aria-current]')).toHaveTextContent('6202');
  const heights = [...run.querySelectorAll<HTMLElement>('li span[style]')].map(({ style }) => style.blockSize);
  expect(heights).toEqual(['42px', '42px', '84px']);
  expect(document.getElementById('family')).not.toBeNull();
});

test('a family that is not drawn has the names of its sizes alone', async () => {
  await open({ steps: [step('1', null), step('2', null)], forms: [] });
  const run = screen.getByRole('region', { name: '62 serisi' });
  expect(run.querySelector('svg, span[style]')).toBeNull();
});

test('forms of the same size are chips, short where the first word tells them apart', async () => {
  await open({ steps: [], forms: [form] });
  const chips = screen.getByRole('navigation', { name: 'Kapak' });
  expect(linksIn(chips)).toEqual([['2RS, temaslı NBR', '/products/4']]);
  expect(within(chips).getByText('ZZ').closest('[aria-current="true"]')).toHaveTextContent('ZZ, çelik sac');
  expect([...chips.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent)).toEqual([
    ', temaslı NBR',
    ', çelik sac',
  ]);
  const long = { ...form, options: form.options.map((one, at) => ({ ...one, text: `Kapak tipi ${at}` })) };
  await open({ steps: [], forms: [long] });
  expect(screen.getByRole('navigation', { name: 'Kapak' }).querySelector('.visually-hidden')).toBeNull();
});

test('a product without a family has neither', async () => {
  await open(null);
  expect(document.querySelector('.size-run, .product-forms')).toBeNull();
});

test('parts of very different sizes stay large enough to be seen, and none is wider than its place', () => {
  const high = [...Array(5).keys()].map((at) => step(String(at), outline(600, 100)));
  expect(scaleOf(high) * 100).toBeCloseTo(22);
  expect(scaleOf(high) * 600).toBeCloseTo(132);
  const slender = [...Array(12).keys()].map((at) => step(String(at), outline(90, 30)));
  expect(scaleOf(slender) * 30).toBe(36);
});
