import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { entities } from '../../entities.ts';
import { exportContent } from './content.export.ts';
import { importContent } from './content.import.ts';
import { fillWithStarter, isEmpty } from './starter.ts';

const starter = () =>
  JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as {
    information: { products: { products: { image: string | null }[] } };
  };
const Import = `mutation ($content: JSON!, $dryRun: Boolean) {
  importContent(content: $content, dryRun: $dryRun) {
    dryRun categories products messages notes parts { name added changed unchanged }
  }
}`;
const one = {
  id: '1738669741160',
  name: 'Rulman',
  description: 'İç çap 20 mm',
  category: '',
  price: null,
  image: null,
  featured: false,
};
const withProducts = (...products: unknown[]) => ({ information: { products: { products } } });

/** The content of a new site with one drawing for all, since each takes a third of a second. */
async function withOneDrawing() {
  const folder = await temporaryFolder();
  cpSync('data/starter', folder, { recursive: true });
  const file = join(folder, 'content.json');
  const all = readFileSync(file, 'utf8').replaceAll(/drawings\/[\w-]+\.svg/g, 'drawings/somun.svg');
  writeFileSync(file, all);
  return folder;
}

test('the content of a new site is complete: every product in a category that exists, with a picture in both schemes, and documents', async () => {
  const { db, images, folder, asVisitor, asAdmin } = await openTestApi();
  expect(await isEmpty(db)).toBe(true);
  await fillWithStarter(db, images, await withOneDrawing());
  expect(await isEmpty(db)).toBe(false);
  const { data } = await asVisitor(`{
    categories { name products(first: 1) { totalCount } } all: products(first: 1) { totalCount nodes { picture { width height contentType hasDark } } }
    featured: products(featured: true) { totalCount }
    bearing: product(id: "1738669741160") { documents { title kind file { url format } } }
    drawn: products(search: "6208-2RS", first: 1) { nodes { stockCode documents { kind file { format } } } }
    about { mission { icon } } siteSettings { name } privacyNotice { version } }`);
  expect(data.categories).toHaveLength(10);
  const inCategories = data.categories.reduce(
    (sum: number, c: { products: { totalCount: number } }) => sum + c.products.totalCount,
    0,
  );
  expect(data.all.totalCount).toBeGreaterThan(400);
  expect(inCategories).toBe(data.all.totalCount - 1);
  expect(await db.$count(products, isNull(products.image))).toBe(0);
  expect(data.all.nodes[0].picture).toEqual({ width: 1920, height: 1440, contentType: 'image/png', hasDark: true });
  expect(data).toMatchObject({
    featured: { totalCount: 10 },
    about: { mission: { icon: 'target' } },
    privacyNotice: { version: '1.3' },
  });
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(5);
  const [sheet, sample, none] = data.bearing.documents as { kind: string; file: { url: string; format: string } }[];
  expect([sheet, sample].map((one) => [one?.kind, one?.file.format])).toEqual([
    ['DATA_SHEET', 'PDF'],
    ['CERTIFICATE', 'PDF'],
  ]);
  // A model is that of its own size.
  expect(none).toBeUndefined();
  expect(data.drawn.nodes[0]).toMatchObject({
    stockCode: '6208-2RS',
    documents: expect.arrayContaining([{ kind: 'CAD_MODEL', file: { format: 'STEP' } }]),
  });
  const textOf = async (one: typeof sheet) =>
    (await readPdf(readFileSync(join(folder, 'uploads/documents', basename(one?.file.url ?? ''))))).text;
  expect(await textOf(sheet)).toMatch(/ISO 15.*İç çap \(mm\).*6204-2RS 20 47 14 2RS, temaslı NBR/);
  expect(await textOf(sample)).toMatch(/ÖRNEK.*Hiçbir partiye ait değildir/);
  const { data: drawn } = await asVisitor('{ productKinds { id section } }');
  for (const { id, section } of drawn.productKinds as { id: string; section: string | null }[]) {
    if (section === null) continue;
    const of = `{ products(first: 1, filter: { kindIds: ["${id}"] }) { nodes { section { scale } } } }`;
    expect([id, (await asVisitor(of)).data.products.nodes[0].section]).toEqual([id, expect.anything()]);
  }
}, 60_000);

test('a database that was filled once is not filled again, even when everything was deleted since', async () => {
  const { db, asAdmin } = await openTestApi();
  await importContent(db, withProducts(one));
  expect(await isEmpty(db)).toBe(false);
  await asAdmin(`mutation { deleteProduct(id: "${one.id}") }`);
  expect(await isEmpty(db)).toBe(true);
});

test('content that is exported, imported into an empty database and exported again is the same', async () => {
  const [first, second] = [await openTestApi(), await openTestApi()];
  const content = starter();
  for (const product of content.information.products.products) product.image = null;
  await importContent(first.db, content);
  const exported = await exportContent(first.db);
  expect(exported.information.products.products).toHaveLength(56);
  await importContent(second.db, exported);
  expect(JSON.stringify(await exportContent(second.db))).toBe(JSON.stringify(exported));
});

test('importing the same twice adds nothing', async () => {
  const { db } = await openTestApi();
  const content = {
    ...withProducts(one),
    messages: [
      {
        name: 'Şule',
        email: 's@ornek.com.tr',
        subject: 'Vana',
        message: 'x',
        createdAt: '2026-10-30T06:42:17.000Z',
        status: 'new',
      },
    ],
  };
  expect(await importContent(db, content)).toMatchObject({ products: 1, messages: 1 });
  expect(await importContent(db, content)).toMatchObject({
    products: 1,
    messages: 0,
    parts: [
      { name: 'PRODUCTS', added: 0, changed: 0, unchanged: 1 },
      { name: 'MESSAGES', added: 0, changed: 0, unchanged: 1 },
    ],
  });
  expect((await exportContent(db)).messages).toHaveLength(1);
});

test.each([
  [withProducts(one, { ...one, id: '2', name: '' }), 'information.products.products.1.name'],
  [withProducts(one, { ...one, name: 'Vana' }), 'information.products.products.1.id'],
  [withProducts({ ...one, image: 'http://ornek.com.tr/a.png' }), 'information.products.products.0.image'],
  [withProducts({ ...one, id: '..' }), 'information.products.products.0.id'],
  [withProducts({ ...one, image: 'javascript:alert(1)' }), 'information.products.products.0.image'],
  [withProducts({ ...one, image: '/uploads/../site.db' }), 'information.products.products.0.image'],
  [withProducts({ ...one, price: -5 }), 'information.products.products.0.price'],
  [withProducts({ ...one, price: 'pahalı' }), 'information.products.products.0.price'],
  [
    { information: { categories: { categories: [{ id: 'uncategorized', name: 'x' }] } } },
    'information.categories.categories.0.id',
  ],
  [{ messages: [{ name: 'x' }] }, 'messages.0.email'],
  ['not a document', ''],
])('a wrong document changes nothing and says where it is wrong: %j', async (content, field) => {
  const { asAdmin, asVisitor, db } = await openTestApi();
  const before = db.revision();
  const { errors } = await asAdmin(Import, { content });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(db.revision()).toBe(before);
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
});

const general = { name: 'Vitrin', logo: '/images/logo.png', email: 'bilgi@ornek.com.tr', phone: '0212 111 22 33' };
const withGeneral = (more: object) => ({ information: { general: { ...general, ...more } } });

test.each([
  [withGeneral({ googleMapsEmbed: 'https://kotu.example/maps/embed' }), 'information.general.googleMapsEmbed'],
  [withGeneral({ googleMapsEmbed: 'javascript:alert(1)' }), 'information.general.googleMapsEmbed'],
  [withGeneral({ email: 'bilgi@' }), 'information.general.email'],
  [withGeneral({ phone: 'yok' }), 'information.general.phone'],
  [withGeneral({ heroTitle: 'x'.repeat(201) }), 'information.general.heroTitle'],
  [withProducts({ ...one, description: 'x'.repeat(10_001) }), 'information.products.products.0.description'],
  [withProducts({ ...one, price: 1.005 }), 'information.products.products.0.price'],
  [
    { information: { categories: { categories: [{ id: 'a', name: 'A', description: 'x'.repeat(2001) }] } } },
    'information.categories.categories.0.description',
  ],
])('an import keeps the limits of the forms: %j', async (content, field) => {
  const { asAdmin } = await openTestApi();
  const { errors } = await asAdmin(Import, { content });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('fields that a new company has not entered yet may be blank in a document', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const blank = { email: '', phone: '', address: '', heroTitle: '', heroDescription: '', googleMapsEmbed: null };
  expect((await asAdmin(Import, { content: withGeneral(blank) })).errors).toBeUndefined();
  const { data } = await asVisitor('{ generalContact { email googleMapsEmbed } }');
  expect(data.generalContact).toEqual({ email: '', googleMapsEmbed: null });
});

test('a trial run reports and changes nothing', async () => {
  const { asAdmin, asVisitor, db } = await openTestApi();
  const before = db.revision();
  const { data } = await asAdmin(Import, { content: withProducts(one), dryRun: true });
  expect(data.importContent).toMatchObject({ dryRun: true, products: 1 });
  expect(db.revision()).toBe(before);
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
});

test('an editor imports no part that another role works with, such as messages, and nothing else beside it', async () => {
  const { asAdmin, askAs, admin } = await openTestApi();
  const asEditor = askAs({ admin: { ...admin, roles: ['EDITOR'] } });
  const closed = entities.flatMap(({ content, roles }) => (!content || roles.includes('EDITOR') ? [] : [content.key]));
  expect(closed).toEqual(['messages', 'templates', 'answers']);
  const mail = { name: 'Sahte', email: 'sahte@ornek.com.tr', subject: 'Konu', message: 'Mesaj metni', status: 'new' };
  const messages = [{ ...mail, createdAt: '2026-11-01T10:00:00.000Z' }];
  const content = { ...withProducts({ id: 'a', name: 'Vana', description: 'x' }), messages };
  const { errors } = await asEditor(Import, { content });
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
    message: expect.stringContaining('messages'),
  });
  expect((await asAdmin('{ messages { totalCount } products { totalCount } }')).data).toEqual({
    messages: { totalCount: 0 },
    products: { totalCount: 0 },
  });
  expect((await asEditor(Import, { content: { ...content, messages: [] } })).errors).toBe(undefined);
  const template = { id: 'a', name: 'Bakım', note: 'Geçerlilik 30 gün' };
  const part = { information: { templates: { templates: [template] } } };
  expect((await asEditor(Import, { content: part })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await asAdmin(Import, { content })).errors).toBe(undefined);
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(1);
});
