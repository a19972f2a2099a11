import { expect, test } from 'vitest';
import { openWays } from '../../../testing/random/waysToWrite.ts';
import { changeProducts, type ProductChange } from './products.change.ts';

/** A caller that checks nothing itself may hand these over; each has the field of its refusal. */
const wrong: [field: string, values: object][] = [
  ['stockCode', { stockCode: 'dolu-1' }],
  ['successorId', { successorId: 'yok' }],
  ['categoryId', { categoryId: 'yok' }],
  ['kindId', { kindId: 'yok' }],
  ['familyId', { familyId: 'yok' }],
  ['documentIds', { documentIds: ['yok'] }],
  ['togetherIds', { togetherIds: ['yok'] }],
  ['image', { image: '/uploads/yok.png' }],
  ['morePictures', { morePictures: Array.from({ length: 13 }, (_, n) => ({ url: `https://a.co/${n}`, alt: null })) }],
  ['priceBreaks', { price: 100, priceBreaks: [{ minimum: 5, price: 100 }] }],
];

test('whatever a caller has not checked is refused, for a new product and for one that is there, and the rest is written', async () => {
  const site = await openWays();
  await site.add({ name: 'Yedek', stockCode: 'DOLU 1' });
  const id = await site.add({});
  const right: ProductChange = { of: id, values: { brand: 'Ayvaz' } };
  for (const [field, values] of wrong) {
    const added = { add: { name: 'Vana', description: 'x', ...values }, now: 1 };
    for (const change of [{ of: id, values }, added] as ProductChange[]) {
      await expect(site.db.write((tx) => changeProducts(tx, [right, change]))).rejects.toMatchObject({
        kind: 'badInput',
      });
      expect((await site.stored(id)).brand).toBeNull();
      const written = await site.db.write((tx) => changeProducts(tx, [change], { reports: true }));
      const named = written[0]?.refusal?.details.field ?? '';
      expect([field, named.startsWith(field)]).toEqual([field, true]);
    }
  }
  const [done, refused] = await site.db.write((tx) =>
    changeProducts(tx, [right, { of: 'yok', values: { brand: 'Duyar' } }], { reports: true }),
  );
  expect([done?.step, refused?.step]).toEqual(['changed', 'refused']);
  expect((await site.stored(id)).brand).toBe('Ayvaz');
});

test('a product of a content document keeps a picture whose file arrives after it', async () => {
  const site = await openWays();
  const image = '/uploads/products/1-ölçü.png';
  const values = { ...(await site.stored(await site.add({}))), image, stockCode: null };
  const [written] = await site.db.write((tx) => changeProducts(tx, [{ put: 'yeni', values, createdAt: 1 }]));
  expect(written?.step).toBe('added');
  expect((await site.stored('yeni')).image).toBe(image);
});
