import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '../testing/runSql.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const locations = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

test('the sitemap has every page, by its public address', async () => {
  const { origin, asAdmin } = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  await asAdmin('mutation { createCategory(input: { name: "Ölçüm & Kontrol" }) { id } }');
  const { data } = await asAdmin('mutation { createProduct(input: { name: "Vana", description: "x" }) { id } }');
  const found = await locations(`${origin}/sitemap.xml`);
  expect(found).toContain('https://vitrin.example/kvkk');
  expect(found).toContain(`https://vitrin.example/categories/${encodeURIComponent('ölçüm-&-kontrol')}`);
  expect(found.at(-1)).toBe(`https://vitrin.example/products/${data.createProduct.id}`);
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Sitemap: https://vitrin.example/sitemap.xml');
});

test('past 50,000 addresses the sitemap is an index, and its parts hold each address once', async () => {
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
