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
import { finishStalled } from './finishBatch.ts';

const add = (site: Parameters<typeof addProduct>[0], stockCode: string) =>
  addProduct(site, { name: `Sabit Bilyalı Rulman ${stockCode}`, stockCode });

test('pictures are added once the last has come, also when the page was closed, and those that never come are left out', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204');
  const first = await begin(site, ['6204-1.jpg', '6204-2.jpg']);
  await arrive(site, first, [await picture('#ff0000')]);
  expect(await addBatch(site, first)).toMatchObject({ state: 'WAITING', added: 0 });
  await sendFile(site, first, 2, await picture('#00ff00'));
  expect(await latest(site)).toMatchObject({ state: 'DONE', added: 2 });
  const second = await begin(site, ['6204-3.jpg', '6204-4.jpg']);
  await arrive(site, second, [await picture('#0000ff')]);
  await addBatch(site, second);
  await finishStalled(site, Date.now() + 60_000);
  expect((await latest(site))?.state).toBe('WAITING');
  await finishStalled(site, Date.now() + 400_000);
  expect(await latest(site)).toMatchObject({ state: 'DONE', added: 1 });
  const third = await begin(site, ['6204-5.jpg', '6204-6.jpg']);
  await arrive(site, third, [await picture('#ffff00')]);
  expect(await addBatch(site, third, { withoutMissing: true })).toMatchObject({ state: 'DONE', added: 1 });
  expect((await productOf(site, id)).pictures).toHaveLength(4);
});

test('a batch that is dropped leaves no file, nobody else sees it, and its size is limited', async () => {
  const site = await serveTestSite();
  await add(site, '6204');
  const batch = await begin(site, ['6204.jpg', '6204.pdf']);
  await arrive(site, batch, [await picture()]);
  await sendFile(site, batch, 2, documentBytes.PDF());
  const drop = (id: string) => site.asAdmin('mutation ($id: ID!) { dropPictureBatch(batch: $id) }', { id });
  expect((await drop(batch.id)).data).toEqual({ dropPictureBatch: true });
  expect((await drop(batch.id)).data).toEqual({ dropPictureBatch: false });
  expect(await latest(site)).toBeNull();
  expect((await begin(site, [])).error?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await begin(site, ['a.jpg', 'b.jpg'], 2_000_000_000)).error?.message).toContain('2 GB');
  expect(
    (
      await begin(
        site,
        Array.from({ length: 501 }, (_, index) => `${index}.jpg`),
      )
    ).error?.extensions.code,
  ).toBe('BAD_USER_INPUT');
  expect((await answer(site, { id: 'other' }, [])).error?.extensions.code).toBe('NOT_FOUND');
});

test('the history takes them back, too, and leaves the document that came with them', async () => {
  const site = await serveTestSite();
  const id = await add(site, '6204');
  const batch = await begin(site, ['6204.jpg', '6204.pdf']);
  await arrive(site, batch, [await picture()]);
  await sendFile(site, batch, 2, documentBytes.PDF());
  await addBatch(site, batch);
  const { data, errors } = await site.asAdmin(
    'mutation ($id: ID!) { undoChange(entity: PRODUCT, id: $id, version: 2) { restored keptCount } }',
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data.undoChange).toEqual({ restored: 1, keptCount: 0 });
  expect(await productOf(site, id)).toMatchObject({ image: null, documents: [] });
  expect((await site.asAdmin('{ documents { totalCount } }')).data.documents.totalCount).toBe(1);
});
