import { sessionCookie, ask, type Site } from '../../e2e/testing/site.ts';
import { searchTable } from '../../server/testing/searchTable.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { fill } from './catalogue/fill.ts';
import { answersOf } from './catalogue/unlike.ts';
import { createAsking } from './measure/asking.ts';
import { median, ms, tableHead, tableRow, times } from './measure/figures.ts';

/**
 * Measures pages of each language beside Turkish ones, by turns on the built server over HTTP: `npm run build && npm run
 * bench:languages`, some minutes. They are rendered for each request. The generated products have no texts in other languages,
 * the 120 of a new site have them. Another number of products may be given.
 */
const size = Number(process.argv[2] ?? 20_000);
const rounds = 30;

const tables = { tr: 'new site', en: 'en', de: 'de' } as const;
type Code = keyof typeof tables;
const codes = Object.keys(tables) as Code[];
const searches = new Map(codes.map((code) => [code, searchTable(tables[code]).map(({ search }) => search)]));

const place = (code: Code) => (code === 'tr' ? '' : `/${code}`);
const searched = (code: Code, n: number) => encodeURIComponent(searches.get(code)?.[n] ?? '');

const pages: Record<string, (code: Code, n: number) => string> = {
  'A search': (code, n) => `${place(code)}/products?q=${searched(code, n)}&n=${n}`,
  'A list': (code, n) => `${place(code)}/products?price-min=${n + 1}`,
  // Beyond 20,000 addresses a language has several.
  'A part of the sitemap': (code) => `/sitemap-${code === 'tr' ? '1' : size < 20_000 ? code : `${code}-1`}.xml`,
};

/** The catalogue of a new site, with its texts in three languages. */
const ofNewSite = { STARTER_FOLDER: '' };

await withFolder(async (dataDir) => {
  const isTaken = answersOf([...searches.values()].flat());
  const images = await withSite(dataDir, imagesOf, ofNewSite);
  await fill({ dataDir, from: 0, to: size, images, isTaken });
  await withSite(dataDir, async (site) => {
    console.log(tableHead(['Page', 'Products', ...codes, ...codes.slice(1).map((code) => `${code} of tr`)]));
    for (const [what, path] of Object.entries(pages)) {
      const taken = await byTurns(site, path);
      const [turkish = 0, ...others] = taken;
      const shares = others.map((one) => times(one, turkish));
      console.log(tableRow([what, size.toLocaleString('en'), ...taken.map(ms), ...shares]));
    }
  });
});

/** Returns the median of each language. */
async function byTurns(site: Site, path: (code: Code, n: number) => string) {
  const asking = createAsking(site.origin, await sessionCookie(site));
  const taken = new Map<Code, number[]>(codes.map((code) => [code, []]));
  for (let n = 0; n < rounds; n++)
    for (const code of codes) taken.get(code)?.push((await asking.page(path(code, n))).ms);
  asking.close();
  return codes.map((code) => median(taken.get(code) ?? []));
}

async function imagesOf(site: Site) {
  type Images = { products: { nodes: { image: string | null }[] } };
  const { products } = await ask<Images>(site, '{ products(first: 100) { nodes { image } } }');
  return products.nodes.flatMap(({ image }) => image ?? []);
}
