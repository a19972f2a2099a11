import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { realWeb } from '../testing/realWeb.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { canvas, upload } from '../testing/uploads/uploadPicture.ts';
import { perAddress } from '../limits/budget.ts';
import { removePerson, setRolesOf, setSuspended } from '../modules/people/accounts/accounts.store.ts';
import { createAdmin } from '../modules/people/sessions/sessions.store.ts';
import {
  findPreviewLinkByToken,
  listPreviewLinks,
  mostPreviewLinks,
  removeExpiredPreviewLinks,
} from '../modules/catalogue/previews/previewLinks.store.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const MakeLink = `mutation ($id: ID!, $hours: Int) {
  createPreviewLink(productId: $id, hours: $hours) { path link { id createdBy expiresAt } }
}`;

async function open(environment = {}) {
  const site = await serveTestSite(environment, await realWeb());
  const create = async (input: object) => {
    const whole = { name: 'Rulman 6204', description: 'Bilyalı', ...input };
    return (await site.asAdmin(Create, { input: whole })).data.createProduct.id as string;
  };
  const makeLink = async (id: string, hours = 168) =>
    (await site.asAdmin(MakeLink, { id, hours })).data.createPreviewLink as {
      path: string;
      link: { id: string; createdBy: string; expiresAt: string };
    };
  const ask = (path: string, headers = {}) => get(site.origin + path, headers);
  const page = async (path: string) => (await ask(path)).body.toString();
  return { ...site, create, makeLink, ask, page };
}

test('a link shows the page of one draft to everybody, and nothing else shows it', async () => {
  const { create, makeLink, ask, page, db } = await open();
  const other = await create({ name: 'Rulman 6205', status: 'DRAFT' });
  const id = await create({ status: 'DRAFT', price: 318 });
  const { path, link } = await makeLink(id);
  await page('/');
  const revision = db.revision();
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, noarchive',
  });
  const html = body.toString().replaceAll(/<!-- -->|<\/?strong>/g, '');
  const day = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'long' });
  expect(html).toContain(`Taslak – ${day.format(new Date(link.expiresAt))} tarihine kadar`);
  expect(html).toContain('₺</span>318,00');
  expect(html).not.toContain('Rulman 6205');
  for (const fact of ['rel="canonical"', 'og:title', 'application/ld+json', '<script type="module"'])
    expect(html, fact).not.toContain(fact);
  expect(html).toContain('content="noindex, noarchive"');
  expect(html).toContain("a[href$='/foy.pdf']");

  expect([(await ask(`/products/${id}`)).status, (await ask(`/products/${other}`)).status]).toEqual([404, 404]);
  expect(await page('/products')).not.toContain('Rulman 6204');
  expect(await page('/sitemap.xml')).not.toContain(id);
  expect(db.revision()).toBe(revision);
});

test('the page has the products that visitors find beside it, and its own family', async () => {
  const { create, makeLink, page, asAdmin } = await open();
  const family = (await asAdmin('mutation { createFamily(input: { name: "62 serisi", columns: [] }) { id } }')).data
    .createFamily.id as string;
  await create({ name: 'Vana DN50' });
  await create({ name: 'Gizli Vana', status: 'DRAFT' });
  const id = await create({ status: 'DRAFT', familyId: family });
  const html = await page((await makeLink(id)).path);
  expect(html).toContain('Vana DN50');
  expect(html).not.toContain('Gizli Vana');
});

test('a product in a category that is no part of the site is shown without it', async () => {
  const { create, makeLink, page, asAdmin } = await open();
  const category = 'mutation { createCategory(input: { name: "Gizli grup", status: DRAFT }) { id } }';
  const { id: categoryId } = (await asAdmin(category)).data.createCategory as { id: string };
  const html = await page((await makeLink(await create({ categoryId }))).path);
  expect(html).toContain('Rulman 6204');
  expect(html).not.toContain('Gizli grup');
});

test('once the product is published, the link leads to its page', async () => {
  const { create, makeLink, ask, asAdmin } = await open();
  const id = await create({ status: 'DRAFT' });
  const { path } = await makeLink(id);
  await asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { status: PUBLISHED }) { id } }', { id });
  const { status, headers } = await ask(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([302, `/products/${id}`, 'no-store']);
});

test('a link that is wrong, withdrawn, expired or of a deleted product is 404', async () => {
  const { create, makeLink, ask, asAdmin, db } = await open();
  const id = await create({ status: 'DRAFT' });
  const { path, link } = await makeLink(id);
  const { path: second } = await makeLink(id, 1);
  expect((await ask(`${path}x`)).status).toBe(404);
  expect((await ask('/onizleme')).status).toBe(404);
  expect((await ask(`${path}/x`)).status).toBe(404);
  const withdraw = 'mutation ($id: ID!) { withdrawPreviewLink(id: $id) }';
  expect((await asAdmin(withdraw, { id: link.id })).data.withdrawPreviewLink).toBe(true);
  expect((await asAdmin(withdraw, { id: link.id })).data.withdrawPreviewLink).toBe(false);
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body.toString()).not.toContain('Rulman');
  const token = second.split('/').at(-1) ?? '';
  expect(await findPreviewLinkByToken(db, token, Date.now() + 3_599_000)).not.toBeNull();
  expect(await findPreviewLinkByToken(db, token, Date.now() + 3_601_000)).toBeNull();
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect((await ask(second)).status).toBe(404);
  await removeExpiredPreviewLinks(db, Date.now() + 3_601_000);
  expect(await listPreviewLinks(db, { entity: 'product', thingId: id }, 0)).toEqual([]);
});

test('a link opens only while the person who made it may make one', async () => {
  const { create, ask, askAs, db } = await open();
  const id = await create({ status: 'DRAFT' });
  const editor = async () => {
    const made = await createAdmin(db, 'ece@firma.example', 'not a hash', Date.now(), { roles: ['EDITOR'] });
    if (!made) throw new Error('Nobody was added.');
    return made;
  };
  const admin = await editor();
  const { path } = (await askAs({ admin })(MakeLink, { id })).data.createPreviewLink as { path: string };
  const status = async () => (await ask(path)).status;
  expect(await status()).toBe(200);
  await setRolesOf(db, admin.id, ['SALES']);
  expect(await status()).toBe(404);
  await setRolesOf(db, admin.id, ['EDITOR', 'SALES']);
  expect(await status()).toBe(200);
  await setSuspended(db, admin.id, Date.now());
  expect(await status()).toBe(404);
  await setSuspended(db, admin.id, null);
  expect(await status()).toBe(200);
  await removePerson(db, admin.id);
  expect(await status()).toBe(404);
  await editor();
  expect(await status()).toBe(404);
});

test('the pictures of the product are shown through its link alone', async () => {
  const site = await open();
  const { create, makeLink, ask, page } = site;
  const sent = await upload(site, await canvas(420, 315).png().toBuffer());
  const image = sent.data?.uploadImage.url ?? '';
  const { path } = await makeLink(await create({ status: 'DRAFT', image }));
  const { path: other } = await makeLink(await create({ name: 'Vana', status: 'DRAFT' }));
  const shown = [...(await page(path)).matchAll(/\/onizleme\/[\w-]+\/uploads\/products\/[\w.-]+/g)].map(([url]) => url);
  expect(shown.length).toBeGreaterThan(1);
  expect((await ask(image)).status).toBe(404);
  for (const url of [`${path}${image}`, shown[0] ?? '']) {
    const { status, headers } = await ask(url);
    expect([status, headers['cache-control']], url).toEqual([200, 'private, no-store']);
  }
  expect((await ask(`${other}${image}`)).status).toBe(404);
});

test('a link says who made it, lasts 90 days at most, and there are twenty', async () => {
  const { create, makeLink, asAdmin, asVisitor } = await open();
  const id = await create({ status: 'DRAFT' });
  const { link, path } = await makeLink(id, 2160);
  const List = 'query ($id: ID!) { previewLinks(productId: $id) { id createdBy expiresAt } }';
  expect((await asAdmin(List, { id })).data.previewLinks).toEqual([link]);
  expect(path).toMatch(/^\/onizleme\/[\w-]{43}$/);
  expect((await asAdmin(MakeLink, { id, hours: 2161 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await asAdmin(MakeLink, { id: 'yok' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (let n = 1; n < mostPreviewLinks; n++) await makeLink(id);
  expect((await asAdmin(MakeLink, { id })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asVisitor(List, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('wrong links are counted for each address, and a right one still works', async () => {
  const { create, makeLink, ask } = await open({ TRUST_PROXY: '1' });
  const { path } = await makeLink(await create({ status: 'DRAFT' }));
  const from = { 'x-forwarded-for': '10.0.0.1' };
  for (let n = 0; n < perAddress.wrongLinks.most; n++) expect((await ask('/onizleme/yanlis', from)).status).toBe(404);
  expect((await ask('/onizleme/yanlis', from)).status).toBe(429);
  expect((await ask(path, from)).status).toBe(200);
});

test('the link of a published product shows what waits, until it is published or discarded', async () => {
  const { create, makeLink, ask, page, asAdmin } = await open();
  const id = await create({ price: 285 });
  const { path } = await makeLink(id);
  expect((await ask(path)).status).toBe(302);
  const Keep = 'mutation ($id: ID!) { keepWaiting(id: $id, input: { name: "Rulman 6204 ZZ" }) { id } }';
  expect((await asAdmin(Keep, { id })).errors).toBeUndefined();
  expect(await page(path)).toContain('Rulman 6204 ZZ');
  expect(await page(`/products/${id}`)).not.toContain('ZZ');
  await asAdmin('mutation ($id: ID!) { discardWaiting(id: $id) { id } }', { id });
  expect((await ask(path)).status).toBe(302);
});

test('an editor sees the page of what a form holds, and nothing is saved', async () => {
  const { origin, cookie, create, asAdmin, db } = await open();
  const id = await create({ price: 285 });
  const show = async (typed: unknown, headers: Record<string, string> = { cookie, origin }) => {
    const reply = await fetch(`${origin}/onizleme`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(typed),
    });
    return { status: reply.status, caching: reply.headers.get('cache-control'), text: await reply.text() };
  };
  const [input, revision] = [{ name: 'Rulman 6204 ZZ' }, db.revision()];
  const { status, caching, text } = await show({ id, input });
  expect([status, caching]).toEqual([200, 'no-store']);
  expect(text).toContain('Rulman 6204 ZZ');
  expect(text).not.toContain('class="preview-bar"');
  const added = await show({ id: null, input: { name: 'Yeni vana', description: 'DN50', categoryId: null } });
  expect(added.text).toContain('Yeni vana');
  expect(db.revision()).toBe(revision);
  expect((await asAdmin('{ products { nodes { name } } }')).data.products.nodes).toEqual([{ name: 'Rulman 6204' }]);

  expect((await show({ id, input: { name: '' } })).status).toBe(422);
  expect((await show({ id: null, input })).status).toBe(422);
  expect((await show({ id, input: { categoryId: 'yok' } })).status).toBe(422);
  expect((await show({ id: 'yok', input })).status).toBe(404);
  expect((await show({ id, input }, { origin })).status).toBe(401);
  expect((await show({ id, input }, { cookie, origin: 'https://evil.example' })).status).toBe(403);
});
