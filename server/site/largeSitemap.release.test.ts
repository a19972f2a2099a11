import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSql } from '../testing/openTestDatabase.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const locations = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

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
  const all: string[] = [];
  for (const part of parts) all.push(...(await locations(origin + new URL(part).pathname)));
  expect(all.length).toBeGreaterThan(60_000);
  expect(new Set(all).size).toBe(all.length);
  // Sixty thousand products take a busy machine some time.
}, 60_000);
