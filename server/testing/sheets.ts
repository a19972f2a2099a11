import { expect } from 'vitest';
import { serveTestSite } from './serveTestSite.ts';

export type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Row = {
  line: number;
  id: string | null;
  name: string;
  outcome: string;
  reasons: { field: string; message: string; suggestion: string | null }[];
  changes: string[];
  values: string[];
  before: (string | null)[];
  candidates: { id: string; name: string }[];
};
type Report = {
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
  unclear: number;
  rows: Row[];
  fingerprint: string;
  importId: string | null;
};
type Problem = { message: string; extensions: { code: string; field?: string } };
export type Options = {
  dryRun?: boolean;
  signedIn?: boolean;
  columns?: (string | null)[];
  corrections?: { line: number; field: string; value?: string | null }[];
  skipWrong?: boolean;
  fingerprint?: string;
};

const Import = `mutation ($file: Upload!, $dryRun: Boolean, $columns: [String], $corrections: [SheetCorrection!], $skipWrong: Boolean, $fingerprint: String) {
  importProducts(file: $file, dryRun: $dryRun, columns: $columns, corrections: $corrections, skipWrong: $skipWrong, fingerprint: $fingerprint) {
    added changed unchanged wrong unclear fingerprint importId
    rows { line id name outcome reasons { field message suggestion } changes values before candidates { id name } } } }`;

/** Each request has a connection of its own: the server may be closing one that was kept open during a long import. */
const ownLine = { connection: 'close' };

/** Sends a file as a browser does. */
export async function upload<Data>(
  { origin, cookie }: Site,
  query: string,
  file: Uint8Array | string,
  { signedIn = true, ...variables }: Options,
) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null, ...variables } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'urunler.csv');
  const headers = { ...ownLine, 'apollo-require-preflight': '1', ...(signedIn && { cookie }) };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return (await reply.json()) as { data: Data | null; errors?: Problem[] };
}

/** Imports a spreadsheet; with `dryRun` it is a trial. */
export async function send(site: Site, file: Uint8Array | string, { dryRun = false, ...more }: Options = {}) {
  const { data, errors } = await upload<{ importProducts: Report }>(site, Import, file, { dryRun, ...more });
  return { ...data?.importProducts, error: errors?.[0], rows: data?.importProducts.rows ?? [] };
}

export const download = async ({ origin, cookie }: Site, file: string) => {
  const reply = await fetch(`${origin}/admin/${file}`, { headers: { ...ownLine, cookie } });
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
};

type Listed = { id: string; name: string; price: number | null; image: string | null; category: { id: string } | null };

/** Returns all products, by name by default. */
export const all = async ({ asVisitor }: Site, orderBy: 'NAME' | 'NEWEST' = 'NAME') =>
  (
    await asVisitor(
      `{ products(first: 100, orderBy: ${orderBy}) { nodes { id name description price featured image category { id } } } }`,
    )
  ).data.products.nodes as Listed[];

export const addProduct = async ({ asAdmin }: Site, input: object) => {
  const { data, errors } = await asAdmin(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { id version } }',
    { input: { description: 'x', ...input } },
  );
  expect(errors).toBeUndefined();
  return data.createProduct.id as string;
};

export const oddNames = [
  '=1+1',
  '+90 212',
  '-5 °C',
  '@şirket',
  "'=x",
  '00123',
  '3/8',
  '1-2',
  '123456789012',
  '"tırnak"; noktalı satır',
  'İğne',
];

export async function siteWithProducts() {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Vanalar ve Çekvalfler" }) { id } }');
  for (const name of oddNames) {
    await addProduct(site, {
      name,
      description: `Açıklama: ${name}`,
      categoryId: 'vanalar-ve-çekvalfler',
      price: 1240.5,
    });
  }
  return site;
}
