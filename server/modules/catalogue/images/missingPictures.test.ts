import { expect, test } from 'vitest';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { images } from '../../../db/tables/tables.ts';

const gone = '/uploads/products/1700000000000-vana.png';
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { name } }';
const Settings = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
const vana = (image: string | null) => ({ name: 'Vana', description: 'DN50', image });
const settings = (logo: string) => ({
  name: 'Vitrin',
  logo,
  email: 'a@b.co',
  phone: '+90 212 000 00 00',
  address: 'Şişli',
});

test('a product cannot be saved with the address of a missing picture', async () => {
  const { asAdmin } = await serveTestSite();
  const refused = { code: 'BAD_USER_INPUT', field: 'image' };
  expect((await asAdmin(Create, { input: vana(gone) })).errors?.[0]?.extensions).toMatchObject(refused);
  const { data } = await asAdmin(Create, { input: vana(null) });
  const change = { id: data.createProduct.id, input: vana(gone) };
  expect((await asAdmin(Update, change)).errors?.[0]?.extensions).toMatchObject(refused);
});

test('the settings cannot be saved with the address of a missing picture', async () => {
  const { asAdmin } = await serveTestSite();
  const { errors } = await asAdmin(Settings, { input: settings(gone) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'logo' });
});

test('a product whose picture was lost can still be saved, and addresses of other sites are allowed', async () => {
  const site = await serveTestSite();
  const url = await addPicture(site);
  const { data } = await site.asAdmin(Create, { input: vana(url) });
  await site.db.write(async (tx) => tx.delete(images));
  const { id } = data.createProduct;
  expect((await site.asAdmin(Update, { id, input: { ...vana(url), name: 'Küresel Vana' } })).errors).toBeUndefined();
  for (const image of ['/images/logo.png', 'https://ornek.com.tr/vana.png', null]) {
    expect((await site.asAdmin(Update, { id, input: vana(image) })).errors).toBeUndefined();
  }
});
