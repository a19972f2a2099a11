import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '../testing/runSql.ts';
import { defaults, put } from '../modules/pages/contact/contact.store.ts';
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
  await db.write(async (tx) => put(tx, { ...defaults, email: 'bilgi@firma.com.tr' }, 1));
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

test('beyond 50,000 addresses the sitemap is an index, whose parts contain each address once', async () => {
  const { origin, db } = await serveTestSite();
  await db.write(async (tx) =>
    runSql(
      tx,
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
      insert into products (id, name, name_key, description, created_at) select i, 'Vana', 'vana', '', i from n`,
    ),
  );
  const parts = await locations(`${origin}/sitemap.xml`);
  expect(parts).toHaveLength(2);
  const all = (await Promise.all(parts.map((part) => locations(origin + new URL(part).pathname)))).flat();
  expect(all.length).toBeGreaterThan(60_000);
  expect(new Set(all).size).toBe(all.length);
});
