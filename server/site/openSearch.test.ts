import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { general } from '../db/tables/tables.ts';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

test('the description of the search is valid XML for any name of the company', async () => {
  const { origin, db, asVisitor } = await serveTestSite();
  await asVisitor('{ siteSettings { name } }');
  const name = '\u0001A\u0000\u001b & "B" <\ufffe>';
  await db.write((tx) => tx.update(general).set({ name }).where(eq(general.id, 1)));
  const xml = (await get(`${origin}/opensearch.xml`)).body.toString();
  expect(xml).not.toMatch(/[^\P{Cc}\n]|\ufffe/u);
  expect(xml).toContain('<ShortName>A   &amp; &quot;B&quot; &lt; &gt;</ShortName>');
});
