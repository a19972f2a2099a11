import { expect, test } from 'vitest';
import { images } from '../../../db/tables/tables.ts';
import { withPeople } from '../../../testing/people.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { canvas, files, upload } from '../../../testing/uploads/uploadPicture.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';
import { bytesUsed } from './images.store.ts';

const day = 86_400_000;

async function withDeleted() {
  const site = await withPeople(() => serveTestSite({}, {}, { logLevel: 'info' }));
  const { data } = await upload(site, await canvas(40, 30).png().toBuffer(), { name: 'Küresel Vana.png' });
  const url = data?.uploadImage.url ?? '';
  const before = { rows: await site.db.select().from(images), files: files(site), bytes: await bytesUsed(site.db) };
  await site.asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url });
  const binned = async () =>
    (await site.asAdmin('{ bin { nodes { id entity name image } } }')).data.bin.nodes as { id: string }[];
  const on = async (mutation: string) =>
    site.asAdmin(`mutation ($id: ID!) { ${mutation}(id: $id) }`, { id: (await binned())[0]?.id });
  const get = (path = url, cookie = '') => fetch(site.origin + path, { headers: { cookie } });
  return { ...site, url, before, binned, on, get, tidy: createTidy(site) };
}

test('a deleted picture stays in the bin with its file, which only admins who may restore it can see', async () => {
  const site = await withDeleted();
  const { url, before, binned, get, cookies, db } = site;
  expect(await binned()).toMatchObject([{ entity: 'PICTURE', name: 'kuresel-vana.png', image: url }]);
  expect([files(site), await bytesUsed(db)]).toEqual([before.files, before.bytes]);
  const [folder, name = ''] = ['/uploads/products/', url.split('/').at(-1)];
  const ways = [url, `${folder}.%2F${name}`, `${folder}/${name}`, folder + name.replace('-', '%2D'), `${folder}%ff`];
  for (const path of ways) expect([path, (await get(path)).status]).not.toEqual([path, 200]);
  expect((await get(url, cookies.SALES)).status).toBe(404);
  const shown = await get(url, cookies.EDITOR);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('a restored picture is as before, and stays for thirty more days', async () => {
  const site = await withDeleted();
  const { url, before, binned, on, get, cookies, tidy, db, asAdmin } = site;
  expect((await on('bringBack')).errors).toBeUndefined();
  const [row] = before.rows;
  expect(await db.select().from(images)).toEqual([{ ...row, createdAt: expect.any(Number) }]);
  expect([(await get(url, cookies.EDITOR)).status, await binned()]).toEqual([200, []]);
  await asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url });
  const undo = 'mutation ($ids: [ID!]!) { undoDeletion(entity: PICTURE, ids: $ids) }';
  expect((await asAdmin(undo, { ids: [url] })).data.undoDeletion).toBe(1);
  await tidy({ now: Date.now() + 29 * day, confirmed: true });
  expect((await get(url, cookies.EDITOR)).status).toBe(200);
});

test('after thirty days housekeeping erases a deleted picture with its file, and logs it', async () => {
  const site = await withDeleted();
  const { before, binned, tidy, logged } = site;
  await tidy({ now: Date.now() + 28 * day, confirmed: true });
  await tidy({ now: Date.now() + 29 * day, confirmed: true });
  expect([files(site), (await binned()).length]).toEqual([before.files, 1]);
  await tidy({ now: Date.now() + 31 * day, confirmed: true });
  expect([files(site), await binned()]).toEqual([[], []]);
  expect(logged).toContainEqual(
    expect.objectContaining({ binned: 1, msg: 'what was deleted thirty days ago is gone for good' }),
  );
});

test('erasing a picture from the bin removes its file at once', async () => {
  const site = await withDeleted();
  expect((await site.on('eraseFromBin')).data.eraseFromBin).toBe(true);
  expect([files(site), await bytesUsed(site.db), (await site.get()).status]).toEqual([[], 0, 404]);
});
