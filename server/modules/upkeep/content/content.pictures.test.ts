import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { removeRevisionsOlderThan } from '../../../entity/revisions.store.ts';
import { pictureUses } from '../pictures/pictureUses.ts';
import * as images from '../../catalogue/images/images.store.ts';
import { exportContent } from './content.export.ts';
import { importContent } from './content.import.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
const files = ({ folder }: Api) => {
  const products = join(folder, 'uploads', 'products');
  return existsSync(products) ? readdirSync(products) : [];
};
const picture = async (format: 'png' | 'jpeg', background = '#1F4D40') => {
  const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};name=K%C3%BCresel%20Vana.${format};base64,${bytes.toString('base64')}`;
};
const product = (id: string, image: string | null) => ({
  id,
  name: 'Vana',
  description: 'x',
  category: '',
  price: null,
  image,
  featured: false,
});
const withProducts = (...products: object[]) => ({ information: { products: { products } } });

test('an embedded picture is stored once however often it is shown; a foreign address is kept', async () => {
  const api = await openTestApi();
  const png = await picture('png');
  const content = withProducts(product('1', png), product('2', png), product('3', 'https://ornek.com.tr/a.png'));
  await importContent(api.db, content, { images: api.images });
  const { data } = await api.asVisitor('{ products { nodes { id image picture { width } } } }');
  const images = Object.fromEntries(
    data.products.nodes.map(({ id, image }: { id: string; image: string }) => [id, image]),
  );
  expect(images['1']).toMatch(/^\/uploads\/products\/\d+-kuresel-vana\.png$/);
  expect([images['2'], images['3']]).toEqual([images['1'], 'https://ornek.com.tr/a.png']);
  expect(files(api)).toHaveLength(1);
});

test.each([
  [
    'a picture that is none',
    (png: string) => withProducts(product('1', png), product('2', 'data:image/png;base64,AAAA')),
    'information.products.products.1.image',
  ],
  ['a write that fails', (png: string) => ({ ...withProducts(product('1', png)) }), undefined],
])('after %s, no file is left and nothing is changed', async (_, content, field) => {
  const api = await openTestApi();
  const fails = async () => {
    throw new Error('The disk is full.');
  };
  const result = importContent(api.db, content(await picture('png')), { images: api.images, also: fails });
  await expect(result).rejects.toMatchObject(field ? { details: { field } } : { message: 'The disk is full.' });
  expect(files(api)).toEqual([]);
  expect((await api.asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
});

test('a trial checks the pictures and stores none', async () => {
  const api = await openTestApi();
  const Import = 'mutation ($content: JSON!) { importContent(content: $content, dryRun: true) { products } }';
  const broken = withProducts(product('1', 'data:image/png;base64,AAAA'));
  expect((await api.asAdmin(Import, { content: broken })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const whole = withProducts(product('1', await picture('png')));
  expect((await api.asAdmin(Import, { content: whole })).data.importContent.products).toBe(1);
  expect(files(api)).toEqual([]);
});

test('content moves with its pictures to an empty site and is exported the same, byte for byte', async () => {
  const [first, second] = [await openTestApi(), await openTestApi()];
  const png = await picture('png');
  const entries = [
    product('1738669741160', png),
    product('vana-1', await picture('jpeg')),
    product('00123', png),
    product('x', null),
  ];
  await importContent(first.db, withProducts(...entries), { images: first.images });
  const out = JSON.stringify(await exportContent(first.db, first.images));
  expect(out).toContain('data:image/jpeg;name=kuresel-vana.jpg;base64,');
  await importContent(second.db, JSON.parse(out), { images: second.images, keepBytes: true });
  expect(JSON.stringify(await exportContent(second.db, second.images))).toBe(out);
  const again = await importContent(second.db, JSON.parse(out), { images: second.images, keepBytes: true });
  expect(again.parts).toEqual([
    { name: 'CATEGORIES', added: 0, changed: 0, unchanged: 0 },
    { name: 'PRODUCTS', added: 0, changed: 0, unchanged: 4 },
  ]);
  expect(files(second)).toHaveLength(2);
});

test('a drawing moves with its dark version, and one that loses it becomes another picture', async () => {
  const [first, second] = [await openTestApi(), await openTestApi()];
  const [light, dark] = [await picture('png'), await picture('png', '#9DB0A7')];
  const both = `${light} ${dark}`;
  await importContent(first.db, withProducts(product('1', both)), { images: first.images });
  const out = await exportContent(first.db, first.images);
  await importContent(second.db, out, { images: second.images, keepBytes: true });
  const Forms = '{ product(id: "1") { picture { hasDark darkVariants { url } } } }';
  expect((await second.asVisitor(Forms)).data.product.picture).toMatchObject({
    hasDark: true,
    darkVariants: [{ url: expect.stringMatching(/kuresel-vana-dark-w200.avif$/) }, {}],
  });
  expect(JSON.stringify(await exportContent(second.db, second.images))).toBe(JSON.stringify(out));
  expect(files(second)).toHaveLength(2);
  await importContent(second.db, withProducts(product('1', light)), { images: second.images });
  expect((await second.asVisitor(Forms)).data.product.picture.hasDark).toBe(false);
  // The former picture stays, since the history can bring it back.
  expect(files(second)).toHaveLength(1 + 2);
});

test('two versions of different types are refused', async () => {
  const api = await openTestApi();
  const both = `${await picture('png')} ${await picture('jpeg')}`;
  const result = importContent(api.db, withProducts(product('1', both)), { images: api.images });
  await expect(result).rejects.toThrow('The two forms of a drawing must be of the same type.');
  expect(files(api)).toEqual([]);
});

test('a picture that an import replaces stays as long as the history can bring it back', async () => {
  const api = await openTestApi();
  await importContent(api.db, withProducts(product('1', await picture('png'))), { images: api.images });
  const [before] = await images.listImages(api.db);
  await importContent(api.db, withProducts(product('1', await picture('png', '#fff'))), { images: api.images });
  expect(files(api)).toHaveLength(2);
  expect(await images.imagesShownBy(api.db, pictureUses, before?.url ?? '')).toBe(
    'an earlier state that can be restored',
  );
  await removeRevisionsOlderThan(api.db, Date.now() + 1000);
  expect(await images.imagesShownBy(api.db, pictureUses, before?.url ?? '')).toBeNull();
});

test('an upload that does not exist is refused as in the forms, unless it is shown already', async () => {
  const api = await openTestApi();
  const Import = 'mutation ($content: JSON!) { importContent(content: $content) { products } }';
  const gone = '/uploads/products/1738669741160-yok.png';
  const there = await addPicture(api);
  const whole = await api.asAdmin(Import, { content: withProducts(product('1', there), product('2', null)) });
  expect(whole.errors).toBeUndefined();

  const content = withProducts(product('1', there), product('2', gone), product('3', gone));
  const { errors } = await api.asAdmin(Import, { content });
  const field = 'information.products.products.1.image';
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(errors?.[0]?.extensions.problems).toHaveLength(2);
  const general = { name: 'Şişli', logo: gone, email: '', phone: '', address: '' };
  const settings = await api.asAdmin(Import, { content: { information: { general } } });
  expect(settings.errors?.[0]?.extensions).toMatchObject({ field: 'information.general.logo' });

  // A product whose file is lost can still be exported and imported.
  await api.db.write(async (tx) => tx.update(products).set({ image: gone }).where(eq(products.id, '1')));
  const again = await api.asAdmin(Import, { content: withProducts(product('1', gone)) });
  expect(again.errors).toBeUndefined();
});
