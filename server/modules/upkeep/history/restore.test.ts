import { expect, test } from 'vitest';
import { add, history, restore, save, vana } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { createTidy } from '../housekeeping/tidy.ts';

test('a restored state is a change of its own, so that it can be undone', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'Küresel Vana' });
  const created = (await history(api, 'PRODUCT', id))[1];
  expect((await restore(api, created?.id ?? '')).errors).toBeUndefined();
  const [last, ...others] = await history(api, 'PRODUCT', id);
  expect(last).toMatchObject({ cause: 'RESTORE', fields: [{ before: 'Küresel Vana', after: 'Sürgülü Vana' }] });
  expect(others).toHaveLength(2);
  expect((await api.asVisitor('{ products(search: "sürgülü") { totalCount } }')).data.products.totalCount).toBe(1);
});

test('a preview shows what a restore would write, and two earlier states can be compared', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  await save(api, id, { ...vana, name: 'C', price: null });
  const [, second, first] = await history(api, 'PRODUCT', id);
  const compare = async (from: string | undefined, to: string | undefined) =>
    (
      await api.asAdmin(
        'query ($from: ID, $to: ID!) { compareRevisions(from: $from, to: $to) { field before after } }',
        { from, to },
      )
    ).data.compareRevisions as unknown;
  expect(await compare(undefined, second?.id)).toEqual([
    { field: 'name', before: 'C', after: 'B' },
    { field: 'price', before: null, after: '₺\u00a0270,00' },
  ]);
  expect(await compare(first?.id, second?.id)).toEqual([{ field: 'name', before: 'Sürgülü Vana', after: 'B' }]);
});

test('a restore is refused when someone saved meanwhile, and when the product was deleted', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  const created = (await history(api, 'PRODUCT', id))[1]?.id ?? '';
  expect((await restore(api, created, 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await api.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect((await restore(api, created)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await restore(api, '9999')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a restore does not take a stock code from the product that has it by now', async () => {
  const api = await openTestApi();
  const id = await add(api, { ...vana, stockCode: 'A-1' });
  await save(api, id, { ...vana, stockCode: null });
  await add(api, { ...vana, stockCode: 'a-1' });
  const first = (await history(api, 'PRODUCT', id)).at(-1)?.id ?? '';
  expect((await restore(api, first)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'stockCode',
  });
});

test('pictures that were removed from a product survive housekeeping, and come back in their order', async () => {
  const site = await serveTestSite();
  const [image, second, third] = [await addPicture(site), await addPicture(site, 'b.png'), await addPicture(site)];
  const morePictures = [third, second].map((url) => ({ url, alt: 'Ölçü resmi' }));
  const id = await add(site, { ...vana, image, morePictures });
  await save(site, id, vana);
  await createTidy(site)({ now: Date.now() + 60 * 86_400_000, confirmed: true });
  await restore(site, (await history(site, 'PRODUCT', id)).at(-1)?.id ?? '');
  const Shown = 'query ($id: ID!) { product(id: $id) { pictures { url } } }';
  const { data } = await site.asVisitor(Shown, { id });
  expect(data.product.pictures.map(({ url }: { url: string }) => url)).toEqual([image, third, second]);
  for (const url of [image, third, second]) expect((await fetch(site.origin + url)).status).toBe(200);
});

test('the picture of an earlier state stays, and comes back with it', async () => {
  const site = await serveTestSite();
  const image = await addPicture(site);
  const id = await add(site, { ...vana, image });
  await save(site, id, vana);
  const remove = await site.asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url: image });
  expect(remove.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await restore(site, (await history(site, 'PRODUCT', id)).at(-1)?.id ?? '');
  const { data } = await site.asVisitor('query ($id: ID!) { product(id: $id) { picture { url } } }', { id });
  expect(data.product.picture.url).toBe(image);
});
