import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { realWeb } from '../testing/realWeb.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { documentBytes, uploadDocument } from '../testing/uploads/uploadDocument.ts';
import { planned } from '../testing/waiting.ts';

const Link = 'mutation ($thing: PlannedThing!) { createPreviewLink(thing: $thing) { path } }';
const Keep = 'mutation ($values: PlannedValues!) { keepWaitingValues(values: $values) { category { id } } }';

async function open() {
  const site = await serveTestSite({}, await realWeb());
  const linkOf = async (thing: object) => (await site.asAdmin(Link, { thing })).data.createPreviewLink.path as string;
  const ask = (path: string) => get(site.origin + path);
  const made = async (operation: string, input: object) =>
    (Object.values((await site.asAdmin(operation, { input })).data)[0] as { id: string }).id;
  return { ...site, linkOf, ask, made };
}

test('a link shows what waits of a category, a family, a document, a sector and the about page, and then leads there', async () => {
  const site = await open();
  const { linkOf, ask, asAdmin } = site;
  const things = await planned(site);
  const family = things.find(({ entity }) => entity === 'FAMILY');
  const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const inFamily = { name: 'Rulman 6204', description: 'Bilyalı', familyId: family?.id };
  await site.made(create, inFamily);
  await site.made(create, { ...inFamily, name: 'Rulman 6205' });
  const words = ['63 serisi', 'Katalog 2', 'Rulman', 'Biz'];
  for (const [at, { entity, id, values }] of things.entries()) {
    expect((await asAdmin(Keep, { values })).errors).toBeUndefined();
    const path = await linkOf({ entity, id });
    const { status, headers, body } = await ask(path);
    expect([entity, status, headers['cache-control']]).toEqual([entity, 200, 'no-store']);
    expect(body.toString()).toContain(words[at]);
    expect(body.toString()).toContain('class="preview-bar"');
    const publish = 'mutation ($thing: PlannedThing!) { publishWaitingValues(thing: $thing) { category { id } } }';
    expect((await asAdmin(publish, { thing: { entity, id } })).errors).toBeUndefined();
    const after = await ask(path);
    expect([entity, after.status]).toEqual([entity, 302]);
    expect([entity, (await ask(after.headers.location ?? '')).status]).toEqual([entity, 200]);
  }
});

test('a draft category is shown with its products, through its link alone', async () => {
  const { linkOf, ask, made } = await open();
  const id = await made('mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }', {
    name: 'Gizli grup',
    status: 'DRAFT',
  });
  await made('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    ...{ name: 'Vana DN50', description: 'Pirinç', categoryId: id },
  });
  const path = `/categories/${encodeURIComponent(id)}`;
  expect((await ask(path)).status).toBe(404);
  const shown = (await ask(await linkOf({ entity: 'CATEGORY', id }))).body.toString();
  expect(shown).toContain('Gizli grup');
  expect(shown).toContain('Vana DN50');
  expect((await ask(path)).status).toBe(404);
});

test('the documents of a draft are sent through its link alone', async () => {
  const site = await open();
  const { linkOf, ask, made } = site;
  const file = (await uploadDocument(site, documentBytes.PDF())).data?.uploadDocument.url ?? '';
  const document = await made('mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }', {
    ...{ title: 'Föy', kind: 'DATA_SHEET', file },
  });
  const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const draft = { name: 'Vana', description: 'DN50', status: 'DRAFT' };
  const path = await linkOf({ entity: 'PRODUCT', id: await made(create, { ...draft, documentIds: [document] }) });
  const other = await linkOf({ entity: 'PRODUCT', id: await made(create, draft) });
  expect((await ask(path)).body.toString()).toContain(`href="${path}${file}"`);
  const { status, headers } = await ask(path + file);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(headers['content-disposition']).toMatch(/^attachment/);
  expect([(await ask(file)).status, (await ask(other + file)).status]).toEqual([404, 404]);
});

test('what is on no page has no link, and neither has what is not there', async () => {
  const { asAdmin } = await open();
  const codeOf = async (thing: object) => (await asAdmin(Link, { thing })).errors?.[0]?.extensions.code;
  expect(await codeOf({ entity: 'KIND', id: 'rulman' })).toBe('BAD_USER_INPUT');
  expect(await codeOf({ entity: 'CATEGORY', id: 'yok' })).toBe('NOT_FOUND');
  const nothing = await asAdmin('mutation { createPreviewLink { path } }');
  expect(nothing.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
