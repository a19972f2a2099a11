import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { documentBytes, documentFiles, uploadDocument } from '../../../testing/uploads/uploadDocument.ts';
import { sha256 } from '../../../testing/uploads/uploadPicture.ts';

async function served() {
  const site = await serveTestSite();
  const bytes = documentBytes.PDF();
  const { data } = await uploadDocument(site, bytes, { name: 'İğne yatağı.pdf' });
  const url = data?.uploadDocument.url ?? '';
  const name = async () => {
    const input = { title: 'İğne yatağı', kind: 'DRAWING', file: url };
    const named = await site.asAdmin('mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }', {
      input,
    });
    return named.data.createDocument.id as string;
  };
  const get = (headers: Record<string, string> = {}, path = url) => fetch(site.origin + path, { headers });
  return { ...site, bytes, url, name, get };
}

test('a file that no document uses is sent only to admins and never cached', async () => {
  const { get, name, cookie, asAdmin } = await served();
  const seen = async (headers = {}) => {
    const { status, headers: answered } = await get(headers);
    return `${status} ${answered.get('cache-control')}`;
  };
  expect([await seen(), await seen({ cookie })]).toEqual(['404 no-store', '200 private, no-store']);
  const id = await name();
  expect([await seen(), await seen({ cookie })]).toEqual(Array(2).fill('200 public, max-age=31536000, immutable'));
  await asAdmin('mutation ($id: ID!) { deleteDocument(id: $id) }', { id });
  expect([await seen(), await seen({ cookie })]).toEqual(['404 no-store', '200 private, no-store']);
});

test('a document is downloaded under its Turkish name, and nothing in it runs', async () => {
  const { get, name, bytes } = await served();
  await name();
  const reply = await get();
  expect([reply.status, Buffer.from(await reply.arrayBuffer())]).toEqual([200, bytes]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="[^"]+"; filename\*=UTF-8''%C4%B0%C4%9Fne%20yata%C4%9F%C4%B1\.pdf$/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${sha256(bytes)}"`,
  });
});

test('ranges are served, and an unchanged file is not sent again', async () => {
  const { get, name, bytes } = await served();
  await name();
  const part = await get({ range: 'bytes=1-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${bytes.length}`,
  ]);
  expect((await get({ range: 'bytes=99999-' })).status).toBe(416);
  // Without the second header, fetch adds `no-cache`, and the whole file is sent.
  const known = { 'if-none-match': `"${sha256(bytes)}"`, 'cache-control': 'max-age=0' };
  expect((await get(known)).status).toBe(304);
});

test('unknown addresses are not found, and no document is served among the pictures', async () => {
  const { get, folder, url, name: addName } = await served();
  const [name = ''] = documentFiles({ folder });
  for (const path of [
    '/belgeler/1-yok.pdf',
    '/belgeler/..%2f..%2fsite.db',
    `/uploads/documents/${name}`,
    `/uploads/%64ocuments/${name}`,
    `/uploads/products/../documents/${name}`,
    `/uploads/products/..%2fdocuments/${name}`,
  ]) {
    expect([path, (await get({}, path)).status]).toEqual([path, 404]);
  }
  await rm(join(folder, 'uploads', 'documents', name));
  await addName();
  const gone = await get({}, url);
  expect([gone.status, gone.headers.get('content-disposition'), gone.headers.get('cache-control')]).toEqual([
    404,
    null,
    null,
  ]);
});
