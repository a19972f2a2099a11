import { expect, test } from 'vitest';
import { documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import {
  addBatch,
  answer,
  arrive,
  begin,
  latest,
  picture,
  productOf,
  sendFile,
} from '../../../testing/uploads/pictureBatches.ts';
import { addProduct } from '../../../testing/sheets.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const short = (files: { path: string; outcome: string; product: { stockCode: string } | null }[]) =>
  files.map(({ path, outcome, product }) => [path, outcome, product?.stockCode].filter(Boolean).join(' '));

const add = (site: Parameters<typeof addProduct>[0], stockCode: string, more: object = {}) =>
  addProduct(site, { name: `Sabit Bilyalı Rulman ${stockCode}`, stockCode, ...more });

test('names mean products by their codes as the search folds them, the longest code first, and never by a guess', async () => {
  const site = await serveTestSite();
  for (const code of ['6204', '6204-2RS', '6204-2', 'İĞ-12', '22210 EK', '22210 EK C3']) await add(site, code);
  await addProduct(site, { name: 'Kasnak', gtin: '8690637000126' });
  const paths = ['6204_2rs.jpg', '6204-2RS (3).webp', '6204-2.png', '6204-1.jpg', 'ig12.JPG', '22210 EK C3-2.png'];
  const { files } = await begin(site, [
    ...paths,
    '8690637000126.jpg',
    'foto/6204-2RS/1.jpg',
    '22210.jpg',
    'IMG_20261118_0942.jpg',
  ]);
  expect(
    files.map(({ path, place, outcome, product }) => `${path} ${outcome} ${place} ${product?.stockCode ?? '–'}`),
  ).toEqual([
    '6204_2rs.jpg MATCHED 1 6204-2RS',
    '6204-2RS (3).webp MATCHED 3 6204-2RS',
    '6204-2.png MATCHED 1 6204-2',
    '6204-1.jpg MATCHED 1 6204',
    'ig12.JPG MATCHED 1 İĞ-12',
    '22210 EK C3-2.png MATCHED 2 22210 EK C3',
    '8690637000126.jpg MATCHED 1 –',
    'foto/6204-2RS/1.jpg MATCHED 1 6204-2RS',
    '22210.jpg SEVERAL 1 –',
    'IMG_20261118_0942.jpg NONE 1 –',
  ]);
  expect(files[8]?.candidates.map(({ stockCode }) => stockCode).sort()).toEqual(['22210 EK', '22210 EK C3']);
});

test('pictures and documents are added in one step, which one undo takes back', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204', { imageAlt: 'Önden' });
  const other = await add(site, '6205');
  const batch = await begin(site, [
    '6204-2.jpg',
    '6204.jpg',
    '6204.pdf',
    '6204.step',
    'baska.jpg',
    'notlar.txt',
    '6205.jpg',
  ]);
  expect(short(batch.files)).toEqual([
    '6204-2.jpg MATCHED 6204',
    '6204.jpg MATCHED 6204',
    '6204.pdf MATCHED 6204',
    '6204.step MATCHED 6204',
    'baska.jpg NONE',
    'notlar.txt REFUSED',
    '6205.jpg MATCHED 6205',
  ]);
  expect(batch.files[5]?.problem).toBe('Not a picture.');
  await sendFile(site, batch, 1, await picture('#ff0000'));
  expect(await sendFile(site, batch, 2, await picture('#00ff00', 320))).toMatchObject({
    isSent: true,
    warning: 'Too small: 320 x 240, at least 800 wide is better.',
  });
  await sendFile(site, batch, 3, documentBytes.PDF());
  await sendFile(site, batch, 4, documentBytes.STEP());
  expect(await sendFile(site, batch, 5, 'no picture at all')).toMatchObject({
    outcome: 'REFUSED',
    problem: 'Not a picture.',
  });
  expect((await productOf(site, id)).pictures).toEqual([]);
  await answer(site, batch, [{ file: 7, leaveOut: true }]);
  const done = await addBatch(site, batch);
  expect(done).toMatchObject({ state: 'DONE', added: 4, products: 1, leftOver: 0 });
  const product = await productOf(site, id);
  expect(product.pictures).toHaveLength(2);
  expect(product.pictures[0]?.url).toMatch(/-6204\.jpg$/);
  expect(product.pictures[1]?.url).toMatch(/-6204-2\.jpg$/);
  expect(product.documents).toMatchObject([
    { title: '6204', kind: 'DATA_SHEET' },
    { title: '6204', kind: 'CAD_MODEL' },
  ]);
  expect((await productOf(site, other)).pictures).toEqual([]);
  const { data } = await site.asAdmin(
    '{ changes: history(first: 5, entity: PRODUCT) { nodes { id } } productImports { fileName added changed } }',
  );
  expect(data.productImports).toEqual([{ fileName: 'fotoğraflar.zip', added: 0, changed: 1 }]);
  const undone = await site.asAdmin('mutation ($id: ID!) { undoImport(id: $id) { restored keptCount } }', {
    id: done.importId,
  });
  expect(undone.data.undoImport).toEqual({ restored: 1, keptCount: 0 });
  expect(await productOf(site, id)).toMatchObject({ image: null, pictures: [], documents: [] });
  expect((await site.asAdmin('{ documents { totalCount } bin(entity: DOCUMENT) { totalCount } }')).data).toEqual({
    documents: { totalCount: 0 },
    bin: { totalCount: 2 },
  });
});

test('where a product has pictures, new ones come after them, in the place of the first or of all; the same bytes are passed over', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204');
  const [red, green, blue] = [await picture('#ff0000'), await picture('#00ff00'), await picture('#0000ff')];
  const put = async (place: string, files: [string, Buffer][]) => {
    const batch = await begin(
      site,
      files.map(([path]) => path),
    );
    const outcomes = await arrive(
      site,
      batch,
      files.map(([, bytes]) => bytes),
    );
    const { added } = await addBatch(site, batch, { place });
    const urls = (await productOf(site, id)).pictures.map(({ url }) => url.replace(/.*-6204-?/, ''));
    return { outcomes, added, urls };
  };
  expect(
    await put('AFTER', [
      ['6204-1.jpg', red],
      ['6204-2.jpg', green],
    ]),
  ).toEqual({
    outcomes: ['MATCHED', 'MATCHED'],
    added: 2,
    urls: ['1.jpg', '2.jpg'],
  });
  expect(
    await put('AFTER', [
      ['6204-5.jpg', red],
      ['6204-6.jpg', blue],
      ['6204-7.jpg', blue],
    ]),
  ).toEqual({
    outcomes: ['SAME', 'MATCHED', 'MATCHED'],
    added: 1,
    urls: ['1.jpg', '2.jpg', '6.jpg'],
  });
  expect((await put('FIRST', [['6204-8.jpg', await picture('#123456')]])).urls).toEqual(['8.jpg', '2.jpg', '6.jpg']);
  expect(
    (
      await put('ALL', [
        ['6204-9.jpg', await picture('#654321')],
        ['6204-10.jpg', green],
      ])
    ).urls,
  ).toEqual(['9.jpg', '2.jpg']);
  const nothing = await put('AFTER', [['6204-1.jpg', green]]);
  expect(nothing).toMatchObject({ outcomes: ['SAME'], added: 0 });
});

test('a product has at most thirteen pictures, and what does not fit is counted', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204');
  const names = Array.from({ length: 15 }, (_, index) => `6204-${index + 1}.jpg`);
  const batch = await begin(site, names);
  const colours = names.map((_, index) => `#${(index + 1).toString(16)}0ff${(15 - index).toString(16)}0`);
  await arrive(site, batch, await Promise.all(colours.map((colour) => picture(colour))));
  expect(await addBatch(site, batch)).toMatchObject({ added: 13, leftOver: 2 });
  expect((await productOf(site, id)).pictures).toHaveLength(13);
});

test('answers by hand count, an answer is taken back, and a deleted product gets nothing', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204');
  const gone = await add(site, '6300');
  const batch = await begin(site, ['IMG_1.jpg', '6204.jpg', '6300.jpg']);
  const { files } = await answer(site, batch, [
    { file: 1, productId: id },
    { file: 2, leaveOut: true },
  ]);
  expect(short(files)).toEqual(['IMG_1.jpg MATCHED 6204', '6204.jpg LEFT_OUT', '6300.jpg MATCHED 6300']);
  expect((await answer(site, batch, [{ file: 1, productId: 'x' }])).error?.extensions.code).toBe('BAD_USER_INPUT');
  expect(short((await answer(site, batch, [{ file: 2 }])).files)[1]).toBe('6204.jpg MATCHED 6204');
  await arrive(site, batch, [await picture('#ff0000'), await picture('#00ff00'), await picture('#0000ff')]);
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
  expect(short((await latest(site))?.files ?? [])[2]).toBe('6300.jpg NONE');
  expect(await addBatch(site, batch)).toMatchObject({ added: 2, products: 1 });
  expect((await addBatch(site, batch)).error?.extensions.code).toBe('CONFLICT');
});
