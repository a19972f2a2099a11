import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '../testing/openTestDatabase.ts';
import { webInLanguages } from '../testing/realWeb.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const locations = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

const addProducts = (
  count: number,
) => sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
  insert into products (id, name, name_key, description, created_at) select i, 'Vana', 'vana', '', i from n`;

test('beyond 50,000 addresses the sitemap is an index, whose parts contain each address once', async () => {
  const { origin, db } = await serveTestSite();
  await db.write(async (tx) => runSql(tx, addProducts(60_000)));
  const parts = await locations(`${origin}/sitemap.xml`);
  expect(parts).toHaveLength(2);
  const all: string[] = [];
  for (const part of parts) all.push(...(await locations(origin + new URL(part).pathname)));
  expect(all.length).toBeGreaterThan(60_000);
  expect(new Set(all).size).toBe(all.length);
  // Sixty thousand products take a busy machine some time.
}, 120_000);

test('the sitemaps of a language have all pages that are there in it, however many there are', async () => {
  const { asAdmin, db, origin } = await serveTestSite({}, await webInLanguages());
  await asAdmin('mutation { addLanguage(code: "en", input: { name: "English" }) { code } }');
  await db.write(async (tx) => runSql(tx, addProducts(20_100)));
  // One of each part is named in English.
  const named = sql`insert into translations (entity, id, language, field, value, source, source_hash, updated_at)
    select 'product', id, 'en', 'name', 'Valve', 'Vana', '', 1 from products where id in ('1', '20100')`;
  await db.write(async (tx) => runSql(tx, named));
  const parts = (await locations(`${origin}/sitemap.xml`)).map((address) => new URL(address).pathname);
  expect(parts.filter((path) => path.includes('-en'))).toHaveLength(2);
  const pages: string[] = [];
  for (const part of parts) pages.push(...(await locations(origin + part)));
  expect(new Set(pages).size).toBe(pages.length);
  const products = pages.flatMap((page) => /\/en\/products\/(\d+)$/.exec(page)?.[1] ?? []);
  expect(products.toSorted()).toEqual(['1', '20100']);
}, 120_000);
