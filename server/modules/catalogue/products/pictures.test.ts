import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { storeImage } from '../images/images.intake.ts';
import { findImage } from '../images/images.store.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const shown = '{ products { nodes { image pictures { url alt picture { width } } } } }';

async function opened() {
  const api = await openTestApi();
  const add = async (name: string, background: string) => {
    const canvas = sharp({ create: { width: 80, height: 60, channels: 3, background } });
    return (await storeImage(api.db, api.images, { bytes: await canvas.png().toBuffer(), name, uploader: 'a@b.co' }))
      .url;
  };
  const [first, second, third] = [await add('a.png', '#111'), await add('b.png', '#222'), await add('c.png', '#333')];
  const input = {
    name: 'Rulman',
    description: '6204',
    image: first,
    imageAlt: 'Önden görünüş',
    morePictures: [{ url: second, alt: 'Ölçü resmi' }, { url: third }],
  };
  const { data } = await api.asAdmin(Create, { input });
  return { ...api, first, second, third, input, id: data.createProduct.id as string };
}

test('a product has its pictures in order, and the first one is also its image', async () => {
  const { asVisitor, first, second, third } = await opened();
  const { data } = await asVisitor(shown);
  const picture = { width: 80 };
  expect(data.products.nodes).toEqual([
    {
      image: first,
      pictures: [
        { url: first, alt: 'Önden görünüş', picture },
        { url: second, alt: 'Ölçü resmi', picture },
        { url: third, alt: null, picture },
      ],
    },
  ]);
});

test('a picture is kept when it moves to another place, and while an earlier state can be restored', async () => {
  const { asAdmin, db, id, input, first, second, third } = await opened();
  const swapped = { ...input, image: second, morePictures: [{ url: first, alt: 'x' }] };
  expect((await asAdmin(Update, { id, input: swapped })).errors).toBeUndefined();
  const there = async () => Promise.all([first, second, third].map(async (url) => (await findImage(db, url)) !== null));
  expect(await there()).toEqual([true, true, true]);
  const kept = await asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url: first });
  expect(kept.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect(await there()).toEqual([true, true, true]);
});

test('the error for a missing picture, or for more than twelve, names the field', async () => {
  const { asAdmin, input, second } = await opened();
  const field = async (morePictures: object[]) =>
    (await asAdmin(Create, { input: { ...input, morePictures } })).errors?.[0]?.extensions.field;
  expect(await field([{ url: second }, { url: '/uploads/products/1-yok.png' }])).toBe('morePictures.1.url');
  expect(await field([{ url: 'javascript:alert(1)' }])).toBe('morePictures.0.url');
  expect(await field(Array.from({ length: 13 }, () => ({ url: second })))).toBe('morePictures');
});

test('an export with pictures is imported into an empty site without any difference', async () => {
  const { db, images: files } = await opened();
  const content = await exportContent(db, files);
  const to = await openTestApi();
  await importContent(to.db, content, { images: to.images, keepBytes: true });
  expect((await exportContent(to.db, to.images)).information).toEqual(content.information);
  const { data } = await to.asVisitor(shown);
  expect(data.products.nodes[0].pictures.map(({ alt }: { alt: string | null }) => alt)).toEqual([
    'Önden görünüş',
    'Ölçü resmi',
    null,
  ]);
  const again = await importContent(to.db, content, { images: to.images, keepBytes: true });
  expect(again.parts.find(({ name }) => name === 'PRODUCTS')).toMatchObject({ unchanged: 1 });
  const [row] = await db.select().from(products).where(eq(products.name, 'Rulman'));
  expect(row?.morePictures).toHaveLength(2);
});
