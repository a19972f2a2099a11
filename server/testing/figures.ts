import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dailyCounts, type CountKind } from '../db/tables/figureTables.ts';
import { storeFigures } from '../modules/catalogue/figures/storeFigures.ts';
import { addProduct } from './enquiries.ts';
import { get } from './get.ts';
import { serveTestSite } from './serveTestSite.ts';

export const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Serves a site that a browser looks at, with what it has counted. */
export async function siteWithFigures(environment: Record<string, string> = {}) {
  const served = await serveTestSite(environment);
  const { origin, db, figures, asAdmin } = served;
  const look = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    get(origin + path, { ...browser, ...headers }, method);
  const keep = () => storeFigures(db, figures, Date.now());
  /** Returns what is counted of a kind on this day. */
  async function counted(kind: CountKind): Promise<Record<string, number>> {
    await keep();
    const rows = await db.select().from(dailyCounts).where(eq(dailyCounts.kind, kind));
    return Object.fromEntries(rows.flatMap(({ day, key, n }) => (day.startsWith('m') ? [] : [[key, n]])));
  }
  const read = async (query: string) => {
    await keep();
    const { data, errors } = await asAdmin(query);
    expect(errors).toBeUndefined();
    return data;
  };
  return { ...served, look, keep, counted, read };
}

/** Adds a product without a code. */
export const addNamed = (asAdmin: Parameters<typeof addProduct>[0], name: string, more = {}) =>
  addProduct(asAdmin, { name, stockCode: null, description: 'Deneme ürünü', ...more });
