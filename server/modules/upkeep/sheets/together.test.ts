import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { download, send } from '../../../testing/sheets.ts';

async function site() {
  const opened = await serveTestSite();
  const add = (name: string, more = {}) => addProduct(opened.asAdmin, { name, stockCode: null, ...more });
  const nut = await add('Somun', { stockCode: 'DIN934-M8' });
  const washer = await add('Pul');
  const bolt = await add('Cıvata', { togetherIds: [washer] });
  const named = async () =>
    (await opened.asAdmin(`{ product(id: "${bolt}") { namedTogether { name } } }`)).data.product.namedTogether.map(
      ({ name }: { name: string }) => name,
    );
  return { ...opened, nut, washer, bolt, named };
}

test.each(['csv', 'xlsx'])('what is bought together leaves in one cell and comes back as it was: %s', async (type) => {
  const opened = await site();
  const file = await download(opened, `products.${type}`);
  expect(await send(opened, file)).toMatchObject({ changed: 0, unchanged: 3, wrong: 0 });
  expect(await opened.named()).toEqual(['Pul']);
});

test('a cell names products by stock code or id, and an empty one names none', async () => {
  const opened = await site();
  const cell = (text: string) => send(opened, `Id;Birlikte alınanlar\n${opened.bolt};${text}`);
  expect(await cell(`din934 m8 | ${opened.washer}`)).toMatchObject({ changed: 1 });
  expect(await opened.named()).toEqual(['Somun', 'Pul']);
  expect(await cell(' ')).toMatchObject({ wrong: 0 });
});

test.each([
  ['yok-1', () => 'No product has the id or stock code “yok-1”.'],
  ['itself', () => 'A product is not bought together with itself.'],
])('a cell that names %s is refused', async (text, message) => {
  const opened = await site();
  const cell = text === 'itself' ? opened.bolt : text;
  const { rows, wrong } = await send(opened, `Id;Birlikte alınanlar\n${opened.bolt};${cell}`, { dryRun: true });
  expect([wrong, rows[0]?.reasons[0]?.message]).toEqual([1, message()]);
  expect(await opened.named()).toEqual(['Pul']);
});
