import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage } from '../../server/db/inLanguage.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { rankedPage, searchFor } from '../../server/modules/catalogue/products/products.search.ts';
import { searchedProducts } from '../../server/modules/catalogue/products/products.texts.ts';
import { anyIndex, rebuild } from '../../server/search/searchIndex.ts';
import { importContent } from '../../server/modules/upkeep/content/content.import.ts';
import { giveSynonyms } from '../../server/modules/catalogue/synonyms/builtIn.ts';
import { giveTexts, readStarterTexts } from '../../server/modules/upkeep/content/starterTexts.ts';
import { searchTable } from '../../server/testing/searchTable.ts';
import { sql } from 'drizzle-orm';
import { median, tableHead, tableRow, times } from './measure/figures.ts';

/**
 * Measures the processor time of a search under each language beside a Turkish one, in one process and by turns: `npm run
 * bench:languages`, some minutes. Another number of products may be given. They are copies of those of a new site with other
 * numbers, of which every sixth or so has English and German texts.
 */
const size = Number(process.argv[2] ?? 20_000);
const rounds = 3;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const folder = await mkdtemp(join(tmpdir(), 'vitrin-'));
const db = await openDatabase(folder);
await fillSite();
await multiply();

type Asked = { language: string; search: string };
const tables = { tr: 'new site', en: 'en', de: 'de' } as const;
const asked: Asked[] = Object.entries(tables).flatMap(([language, table]) =>
  searchTable(table).map(({ search }) => ({ language, search })),
);
const best = new Map<Asked, number>();
for (let round = 0; round < rounds; round++)
  for (const one of asked) {
    const handle = inLanguage(db.visitors, one.language);
    const before = spent();
    const search = await searchFor(handle, one.search, {});
    if (search) await rankedPage(handle, search, { first: 20 });
    best.set(one, Math.min(best.get(one) ?? Infinity, spent() - before));
  }
const figure = (language: string) => median([...best].flatMap(([one, ms]) => (one.language === language ? [ms] : [])));
const yardstick = figure('tr');
console.log(tableHead(['Search', 'Products', 'Processor', 'Of a Turkish one']));
for (const language of Object.keys(tables)) {
  const ms = figure(language);
  console.log(tableRow([language, String(size), `${ms.toFixed(2)} ms`, times(ms, yardstick)]));
}
db.close();
await rm(folder, { recursive: true });

/** Imports the products of a new site with their texts; the search reads no pictures and documents. */
async function fillSite() {
  type Content = { information: { products: { products: Record<string, unknown>[] }; documents?: unknown } };
  const content = JSON.parse(await readFile('data/starter/content.json', 'utf8')) as Content;
  for (const product of content.information.products.products) {
    product.image = null;
    delete product.documents;
  }
  delete content.information.documents;
  await importContent(db, content);
  const texts = await readStarterTexts('data/starter');
  const given = texts && { ...texts, texts: texts.texts.filter(({ entity }) => entity !== 'privacyNotice') };
  if (given) await db.write((tx) => giveTexts(tx, given));
  await giveSynonyms(db);
}

/** Copies the products until there are so many, with texts whose larger numbers are others. */
async function multiply() {
  const index = anyIndex(searchedProducts);
  const entries = await index.entries(db);
  const all = [...entries];
  const most = Math.max(...entries.map(({ seq }) => seq));
  const known = await db.all<{ name: string; hidden: number }>(
    sql`select name, hidden from pragma_table_xinfo('products')`,
  );
  const columns = known.filter(({ hidden }) => hidden === 0).map(({ name }) => name);
  await db.write(async (tx) => {
    for (let copy = 1; all.length < size; copy++) {
      const values = columns.map((column) => {
        if (column === 'seq') return `seq + ${copy * most}`;
        if (column === 'id') return `id || '-${copy}'`;
        return column.startsWith('stock_code') ? 'null' : `"${column}"`;
      });
      const names = columns.map((column) => `"${column}"`).join();
      await tx.run(
        sql.raw(`insert into products (${names}) select ${values.join()} from products where seq <= ${most}`),
      );
      const other = (text: string) => text.replaceAll(/\d{3,}/g, (digits) => String(Number(digits) + copy));
      for (const { others = [], ...entry } of entries)
        all.push({
          ...entry,
          ...{
            seq: entry.seq + copy * most,
            title: other(entry.title),
            body: other(entry.body),
            code: other(entry.code),
          },
          others: others.map((text) => ({ ...text, title: other(text.title), body: other(text.body) })),
        });
    }
    await rebuild(tx, index, all);
  });
}
