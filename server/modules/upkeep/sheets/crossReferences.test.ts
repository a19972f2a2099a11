import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { download, send } from '../../../testing/sheets.ts';

const references = [
  {
    ...{ maker: 'Rulmaş', code: '6204-2RSH', relation: 'FORM_FIT_FUNCTION', checkedAt: '2026-11-03' },
    ...{ source: 'Katalog 2026', note: 'C3; boşluk > normal' },
  },
  { ...{ maker: 'Öztork', code: '62/04', relation: 'SIMILAR', checkedAt: null, source: null, note: null } },
];

async function site() {
  const opened = await serveTestSite();
  const id = await addProduct(opened.asAdmin, { crossReferences: references });
  const read = async () => {
    const { data } = await opened.asAdmin(
      `{ product(id: "${id}") { crossReferences { maker code relation checkedAt source note } } }`,
    );
    return data.product.crossReferences;
  };
  return { ...opened, id, read };
}

test.each(['csv', 'xlsx'])('codes of other makers leave in one cell and come back as they were: %s', async (type) => {
  const opened = await site();
  const file = await download(opened, `products.${type}`);
  expect(await send(opened, file)).toMatchObject({ changed: 0, unchanged: 1, wrong: 0 });
  expect(await opened.read()).toEqual(references);
});

test('a cell needs a maker and a code, and the relation may be in Turkish', async () => {
  const opened = await site();
  const cell = 'Vidasan > M8-40 > aynı parça | Öztork>7';
  expect(await send(opened, `Id;Muadil\n${opened.id};${cell}`)).toMatchObject({ changed: 1 });
  expect(await opened.read()).toMatchObject([
    { maker: 'Vidasan', code: 'M8-40', relation: 'SAME_PART' },
    { maker: 'Öztork', code: '7', relation: 'SIMILAR' },
  ]);
});

test.each([
  ['6204', "'6204' is not a maker and a code, as in 'SKF > 6204'."],
  ['Öztork > 7 > ikiz', expect.stringContaining("'ikiz' is unknown.")],
  ['Öztork > 7 | öztork > 7', 'öztork 7 stands in row 1 already.'],
  ['Öztork > 7 > Benzer > dün', "'dün' is not a day such as 2026-10-12."],
])('a cell that cannot be read is refused: %s', async (cell, message) => {
  const opened = await site();
  const { rows, wrong } = await send(opened, `Id;Muadil\n${opened.id};${cell}`, { dryRun: true });
  expect([wrong, rows[0]?.reasons[0]?.message]).toEqual([1, message]);
  expect(await opened.read()).toEqual(references);
});
