import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '../testing/openTestDatabase.ts';
import { contactDefaults, putContact } from '../modules/pages/contact/contact.store.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const locations = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

test('the sitemap lists every page by its public address', async () => {
  const { origin, asAdmin, db } = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  await asAdmin('mutation { createCategory(input: { name: "Ölçüm & Kontrol" }) { id } }');
  const { data } = await asAdmin('mutation { createProduct(input: { name: "Vana", description: "x" }) { id } }');
  const found = await locations(`${origin}/sitemap.xml`);
  expect(found).toContain('https://vitrin.example/kvkk');
  expect(found).toContain(`https://vitrin.example/categories/${encodeURIComponent('ölçüm-&-kontrol')}`);
  expect(found.at(-1)).toBe(`https://vitrin.example/products/${data.createProduct.id}`);
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Sitemap: https://vitrin.example/sitemap.xml');

  // security.txt is for people who have found a vulnerability.
  const contact = async () => (await fetch(`${origin}/.well-known/security.txt`)).text();
  expect(await contact()).toMatch(/^Contact: https:\/\/vitrin\.example\/contact\n/);
  await db.write(async (tx) => putContact(tx, { ...contactDefaults, email: 'bilgi@firma.com.tr' }, 1));
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ]);
  const [to, expires = '', ...more] = (await answer.text()).trimEnd().split('\n');
  expect(to).toBe('Contact: mailto:bilgi@firma.com.tr');
  expect(more).toEqual(['Preferred-Languages: tr, en', 'Canonical: https://vitrin.example/.well-known/security.txt']);
  const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('the sitemap says exactly when each product was last changed, and shows its pictures', async () => {
  const { origin, asAdmin, db } = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  const [first, other] = ['/uploads/products/çap-&-boy.webp', 'https://elsewhere.example/vana.png'];
  const create = async (more: object) => {
    const input = { name: 'Vana', description: 'x', ...more };
    const { data } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input,
    });
    return data.createProduct.id as string;
  };
  const [changed, plain, old] = [await create({}), await create({}), await create({})];
  const morePictures = JSON.stringify(Array.from({ length: 9 }, () => ({ url: other, alt: null })));
  await db.write(async (tx) => {
    await runSql(tx, sql`update products set image = ${first}, more_pictures = ${morePictures} where id = ${changed}`);
    await runSql(tx, sql`update changes set at = 1000000000000`);
    await runSql(tx, sql`delete from revisions where entity_id = ${old}`);
  });
  await asAdmin('mutation ($id: ID!) { setProductFeatured(id: $id, featured: true) { id } }', { id: changed });
  const now = Date.now();
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const entryOf = (id: string) => new RegExp(`<url><loc>[^<]*/${id}</loc>(.*?)</url>`).exec(text)?.[1] ?? '';
  const [, at = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(entryOf(changed)) ?? [];
  expect(Math.abs(Date.parse(at) - now)).toBeLessThan(60_000);
  expect(entryOf(plain)).toBe('<lastmod>2001-09-09T01:46:40.000Z</lastmod>');
  // Its changes are older than the history.
  expect(entryOf(old)).toBe('');
  const pictures = [...entryOf(changed).matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url]) => url);
  const own = 'https://vitrin.example/uploads/products/%C3%A7ap-&amp;-boy.webp';
  expect(pictures).toEqual([own, ...Array.from({ length: 4 }, () => other)]);
  expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(entryOf('about')).not.toContain('lastmod');
});
