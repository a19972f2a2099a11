import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { canvas, upload } from '../../../testing/uploads/uploadPicture.ts';

test('pages of other sites may show a picture that visitors see, and none of a draft', async () => {
  const site = await serveTestSite();
  const { data } = await upload(site, await canvas(60, 40).png().toBuffer());
  const url = data?.uploadImage.url ?? '';
  const Add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const input = { name: 'Vana', description: 'x', image: url, status: 'DRAFT' };
  const { id } = (await site.asAdmin(Add, { input })).data.createProduct;
  const headers = { cookie: site.cookie };
  const policy = async (more: object = {}) =>
    (await fetch(`${site.origin}${url}`, more)).headers.get('cross-origin-resource-policy');
  expect(await policy({ headers })).toBe('same-origin');
  await site.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { status: PUBLISHED }) { id } }', { id });
  expect(await policy()).toBe('cross-origin');
  expect(await policy({ headers })).toBe('cross-origin');
});
