import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fetchedPictures, importedProducts } from '../../../../db/tables/importTables.ts';
import { attributes, families } from '../../../../db/tables/specTables.ts';
import { categories, redirects } from '../../../../db/tables/tables.ts';
import { run } from '../../../../testing/profiles.ts';
import { serveTestSite } from '../../../../testing/serveTestSite.ts';
import type { Site } from '../../../../testing/sheets.ts';
import { nextToFetch } from './fetchedPictures.store.ts';
import { createPictureFetcher } from './fetchPictures.ts';
import { importByPreset, storedProducts } from '../testing/arrivedFields.ts';
import { cutShort, endless, leadsTo, liar, pictureHost, slow } from '../testing/pictureHost.ts';
import { shopCatalogue } from '../testing/shopCatalogue.ts';
import { shopifyExport } from '../testing/shopifyExport.ts';
import { wooExport } from '../testing/wooExport.ts';

const trusted = { trusted: ['127.0.0.1'] };

/** Fetches round by round, each as a process of its own, until nothing waits: a busy machine needs several. */
async function fetchAll(site: Site, options: Parameters<typeof createPictureFetcher>[1] = trusted) {
  for (let round = 0; round < 20 && (await nextToFetch(site.db, 1)).length > 0; round++)
    await createPictureFetcher(site, options)();
}

async function reported({ asAdmin }: Site) {
  const asked = '{ productImports { id pictures { waiting done left reasons { address why } } } }';
  return (await asAdmin(asked)).data.productImports[0] as {
    id: string;
    pictures: { waiting: number; done: number; left: number; reasons: { address: string; why: string }[] };
  };
}

// The first test of a file also starts the processes that decode pictures.
const slowStart = { timeout: 150_000 };

test(
  'pictures are fetched after the import, each address once, and shown in the order of the file',
  slowStart,
  async () => {
    const { host, asked } = await pictureHost();
    const products = shopCatalogue(1, `http://${host}`);
    const site = await serveTestSite();
    const { preset, profile, trial } = await importByPreset(site, wooExport(products), { fetches: true });
    expect(preset.pictureHost).toBe(host);
    expect(trial.added).toBe(5);
    expect((await reported(site)).pictures).toMatchObject({ waiting: 9, done: 0, left: 0 });
    expect([...(await storedProducts(site)).values()].every(({ image }) => image === null)).toBe(true);

    await fetchAll(site);
    expect((await reported(site)).pictures).toEqual({ waiting: 0, done: 9, left: 0, reasons: [] });
    expect(new Set(asked).size).toBe(asked.length);
    const stored = await storedProducts(site);
    const first = stored.get(products[0]?.code ?? '');
    expect(first?.image).toMatch(/^\/uploads\/.*0-0-a\.png$/);
    expect(first?.pictures.map(({ url }) => url)).toMatchObject([
      expect.stringMatching(/0-0-a/),
      expect.stringMatching(/0-b/),
    ]);

    // The same file once more names the same pictures: none is fetched again.
    const again = await run(site, profile, wooExport(products));
    expect(again).toMatchObject({ unchanged: 5, added: 0, changed: 0, importId: null });
    expect((await reported(site)).pictures.waiting).toBe(0);
  },
);

test('a host that redirects inward, lies about a length or never ends leaves pictures with a reason, and no other page asked', async () => {
  const { host: inner, asked: askedInside } = await pictureHost();
  const { host } = await pictureHost({
    '/urun/0-0-a.jpg': leadsTo(`http://${inner}/gizli.png`),
    '/urun/0-1-a.jpg': liar,
    '/urun/0-2-a.jpg': endless,
    '/urun/0-3-a.jpg': slow,
    '/urun/0-b.jpg': cutShort,
    '/urun/yp-0.jpg': leadsTo('/urun/moved.png'),
  });
  const site = await serveTestSite();
  const products = shopCatalogue(1, `http://${host}`);
  await importByPreset(site, wooExport(products), { fetches: true });
  await fetchAll(site, { ...trusted, longest: 400 });
  const { pictures } = await reported(site);
  expect(pictures).toMatchObject({ waiting: 0, done: 1, left: 8 });
  const whyOf = (name: string) => pictures.reasons.find(({ address }) => address.endsWith(name))?.why;
  expect(whyOf('0-0-a.jpg')).toBe(`The address leads to ${inner}, and only ${host} is asked.`);
  expect(whyOf('0-1-a.jpg')).toBe('The address broke off in the middle of the file.');
  expect(whyOf('0-2-a.jpg')).toMatch(/larger than|broke off/);
  expect(whyOf('0-3-a.jpg')).toBe('The address broke off in the middle of the file.');
  expect(whyOf('0-b.jpg')).toBeDefined();
  expect(askedInside).toEqual([]);
  expect((await storedProducts(site)).get('YP-0')?.image).toMatch(/moved|yp-0/);
});

test('a picture host of the own network is not asked unless IMPORT_HOSTS names it', async () => {
  const { host, asked } = await pictureHost();
  const site = await serveTestSite();
  await importByPreset(site, wooExport(shopCatalogue(1, `https://${host}`)), { fetches: true });
  await fetchAll(site, { trusted: [] });
  const { pictures } = await reported(site);
  expect(pictures).toMatchObject({ waiting: 0, done: 0, left: 9 });
  expect(pictures.reasons[0]?.why).toMatch(/within a network of its own/);
  expect(asked).toEqual([]);
});

test('a process that ends leaves the rest to the next one, and a host that comes back is asked again', async () => {
  let busy = 2;
  const { host } = await pictureHost({
    '/urun/yp-0.jpg': (_, res, png) => void (busy-- > 0 ? res.writeHead(503).end() : res.end(png)),
  });
  const site = await serveTestSite();
  await importByPreset(site, wooExport(shopCatalogue(1, `http://${host}`)), { fetches: true });
  const [first] = await nextToFetch(site.db, 12);
  expect(first?.state).toBe('WAITING');
  // Another process, which knows nothing of the one before.
  await fetchAll(site);
  expect((await reported(site)).pictures).toMatchObject({ waiting: 0, done: 9 });
  expect(await nextToFetch(site.db, 12)).toEqual([]);
});

test('an undo takes pictures, families, attributes, categories and redirects of the import with it', async () => {
  const { host } = await pictureHost();
  const site = await serveTestSite();
  const products = shopCatalogue(2, `http://${host}`);
  const { done } = await importByPreset(site, shopifyExport(products), { fetches: true });
  expect(done.added).toBe(10);
  await fetchAll(site);
  const count = async () => ({
    products: (await storedProducts(site)).size,
    families: (await site.db.select().from(families)).length,
    attributes: (await site.db.select().from(attributes)).length,
    categories: (await site.db.select().from(categories)).length,
    redirects: (await site.db.select().from(redirects)).length,
    noted: (await site.db.select().from(importedProducts)).length,
    fetched: (await site.db.select().from(fetchedPictures)).length,
  });
  expect(await count()).toMatchObject({
    products: 10,
    families: 2,
    attributes: 3,
    categories: 2,
    redirects: 4,
    noted: 10,
  });
  const id = (await storedProducts(site)).get(products[0]?.code ?? '')?.id;
  const [led] = await site.db
    .select()
    .from(redirects)
    .where(eq(redirects.from, `/products/${products[0]?.slug}`));
  expect(led?.to).toBe(`/products/${id}`);
  const { data } = await site.asAdmin(
    `mutation { undoImport(id: "${(await reported(site)).id}") { removed restored keptCount } }`,
  );
  expect(data.undoImport).toEqual({ removed: 10, restored: 0, keptCount: 0 });
  expect(await count()).toEqual({
    ...{ products: 0, families: 0, attributes: 0, categories: 0, redirects: 0, noted: 0, fetched: 0 },
  });
});
