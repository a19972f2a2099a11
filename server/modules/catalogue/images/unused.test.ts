import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/openTestApi.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { anyMoment, quietFor } from '../../../testing/quietFor.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { canvas, files, Upload, upload } from '../../../testing/uploads/uploadPicture.ts';
import { removeRevisionsOlderThan } from '../../../entity/revisions.store.ts';

test('a picture can be deleted when no product shows it and no history can restore it', async () => {
  const site = await serveTestSite();
  const { data } = await upload(site, await canvas().png().toBuffer());
  const image = data?.uploadImage.url ?? '';
  const [narrow = ''] = data?.uploadImage.variants.map((variant) => variant.url) ?? [];
  for (const path of [image, narrow]) {
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
    const shown = await fetch(site.origin + path, { headers: { cookie: site.cookie } });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  }
  const add = `mutation ($image: String) { createProduct(input: { name: "Vana", description: "DN50", image: $image }) {
      id picture { url variants { url width } } } }`;
  const [first, second] = [await site.asAdmin(add, { image }), await site.asAdmin(add, { image })];
  expect(first.data.createProduct.picture).toMatchObject({
    url: image,
    variants: [320, 320, 640, 640, 960, 960, 1200, 1200].map((width) => expect.objectContaining({ width })),
  });
  const { url } = first.data.createProduct.picture.variants[0];
  const seen = async (path: string, cookie = '') => {
    const { status, headers } = await fetch(site.origin + path, { headers: { cookie } });
    return `${status} ${headers.get('cache-control')}`;
  };
  const everyone = '200 public, max-age=31536000, immutable';
  for (const path of [image, url]) expect(await seen(path)).toBe(everyone);
  const remove = async () =>
    (await site.asAdmin(`mutation ($url: String!) { deleteImage(url: $url) }`, { url: image })).errors?.[0]?.extensions
      .code;
  expect(await remove()).toBe('CONFLICT');

  await site.asAdmin(`mutation { deleteProduct(id: "${first.data.createProduct.id}") }`);
  const input = { name: 'Vana', description: 'DN50', image: null };
  await site.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
    id: second.data.createProduct.id,
    input,
  });
  expect(await remove()).toBe('CONFLICT');
  expect(files(site)).toHaveLength(2);
  // Only the history refers to the picture now, so visitors and caches do not receive it.
  for (const path of [image, url])
    expect([await seen(path), await seen(path, site.cookie)]).toEqual(['404 no-store', '200 private, no-store']);

  await removeRevisionsOlderThan(site.db, Date.now() + 1000);
  expect(await remove()).toBeUndefined();
  expect(await remove()).toBe('NOT_FOUND');
  expect((await fetch(site.origin + image)).status).toBe(404);
  expect((await fetch(site.origin + url)).status).toBe(404);
});

test('a picture is deleted by its path or by its whole address on this site, and by no other address', async () => {
  const site = await serveTestSite(
    { PUBLIC_ORIGIN: 'https://vitrin.example' },
    {},
    { publicOrigin: 'https://vitrin.example' },
  );
  const remove = async (url: string) => {
    const query = 'mutation ($url: String!) { deleteImage(url: $url) }';
    const headers = { 'content-type': 'application/json', cookie: site.cookie };
    const sent = { method: 'POST', headers, body: JSON.stringify({ query, variables: { url } }) };
    const { errors } = (await (await fetch(`${site.origin}/graphql`, sent)).json()) as Answer;
    return errors?.[0]?.extensions.code ?? 'deleted';
  };
  for (const here of ['', site.origin, 'https://vitrin.example']) {
    const url = await addPicture(site);
    for (const origin of ['https://baska.example', 'http://vitrin.example', `${site.origin}@baska.example`, 'file://'])
      expect([origin, await remove(origin + url)]).toEqual([origin, 'NOT_FOUND']);
    expect([here, await remove(here + url)]).toEqual([here, 'deleted']);
  }
});

test.each(['/uploads/products/../../site.db', '/uploads/products/yok.png', '/images/logo.png'])(
  'deleting %s removes nothing',
  async (url) => {
    const site = await serveTestSite();
    const before = readdirSync(site.folder);
    const { errors } = await site.asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(readdirSync(site.folder)).toEqual(before);
  },
);

test('an upload that the client cancels is not logged as an error', async () => {
  const site = await serveTestSite();
  const boundary = 'sinir';
  const part = (name: string, value: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
  const operations = JSON.stringify({ query: Upload, variables: { file: null } });
  const body =
    `${part('operations', operations)}\r\n${part('map', '{"0":["variables.file"]}')}\r\n` +
    part('0', 'x'.repeat(100_000), '; filename="resim.png"');
  const sending = request(`${site.origin}/graphql`, {
    method: 'POST',
    headers: {
      cookie: site.cookie,
      'apollo-require-preflight': '1',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  // Closing the connection below causes this error.
  sending.on('error', () => sending.destroy());
  sending.write(body);
  await anyMoment(300, 'the server reads the file');
  sending.destroy();
  await quietFor(500, 'the server would log the failure');

  expect(site.logged).toEqual([]);
  expect(files(site)).toEqual([]);
});
