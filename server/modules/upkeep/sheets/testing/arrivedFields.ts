import { expect } from 'vitest';
import { addProfile, run } from '../../../../testing/profiles.ts';
import { upload, type Site } from '../../../../testing/sheets.ts';
import type { ShopProduct } from './shopCatalogue.ts';

type Setup = { shape: { pictures: { host: string | null } | null } } & Record<string, unknown>;
type Read = { readSheet: { preset: { key: string; name: string; pictureHost: string | null; setup: Setup } | null } };

/** Reads a file as a person who chooses it does, and returns the preset that is offered. */
export async function offered(site: Site, file: string | Uint8Array) {
  const query = 'mutation ($file: Upload!) { readSheet(file: $file) { preset { key name pictureHost setup } } }';
  const { data, errors } = await upload<Read>(site, query, file, {});
  expect(errors).toBeUndefined();
  return data?.readSheet.preset ?? null;
}

/** Imports a file by the preset that is offered for it. Without `fetches`, its pictures stay links. */
export async function importByPreset(site: Site, file: string | Uint8Array, { fetches = false, change = {} } = {}) {
  const preset = await offered(site, file);
  if (!preset) throw new Error('No preset is offered.');
  const { pictures } = preset.setup.shape;
  const shape = { ...preset.setup.shape, pictures: pictures && (fetches ? pictures : { ...pictures, host: null }) };
  const profile = await addProfile(site, preset.name, { ...preset.setup, shape, ...change });
  const trial = await run(site, profile, file, { dryRun: true });
  expect(trial.error).toBeUndefined();
  const done = await run(site, profile, file, { fingerprint: trial.fingerprint ?? '' });
  expect(done.error).toBeUndefined();
  return { preset, profile, trial, done };
}

type Stored = {
  id: string;
  name: string;
  stockCode: string | null;
  price: number | null;
  gtin: string | null;
  brand: string | null;
  description: string;
  image: string | null;
  pictures: { url: string }[];
  status: string;
  availability: string | null;
  category: { name: string } | null;
  family: { name: string } | null;
  specs: { attribute: { name: string; kind: string; unit: { symbol: string } | null }; text: string }[];
};

export async function storedProducts({ asAdmin }: Pick<Site, 'asAdmin'>): Promise<Map<string, Stored>> {
  const asked = `{ products(first: 100, orderBy: NAME) { nodes { id name stockCode price gtin brand description image
    pictures { url } status availability category { name } family { name }
    specs { attribute { name kind unit { symbol } } text } } } }`;
  const { data, errors } = await asAdmin(asked);
  expect(errors).toBeUndefined();
  return new Map((data.products.nodes as Stored[]).map((one) => [one.stockCode ?? one.name, one]));
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The core fields of a product, and whether each has arrived; `lacks` are those that the format does not have. */
export function arrived(products: ShopProduct[], stored: Map<string, Stored>, lacks: string[] = []) {
  const checks: Record<string, (product: ShopProduct, found: Stored) => boolean> = {
    name: (product, found) => found.name === product.name,
    code: (product, found) => found.stockCode === product.code,
    price: (product, found) => found.price === product.price,
    category: (product, found) => found.category?.name === product.path.at(-1),
    brand: (product, found) => found.brand === product.brand,
    description: (product, found) => found.description === product.text,
    gtin: (product, found) => found.gtin === product.gtin,
    pictures: (product, found) =>
      product.pictures.every((one) => [found.image, ...found.pictures.map(({ url }) => url)].includes(one)),
    specs: (product, found) =>
      Object.entries(product.specs).every(([name, value]) =>
        found.specs.some((spec) => spec.attribute.name === name && equal(spec.text, value)),
      ),
    status: (product, found) => found.status === product.status,
    'stock state': (product, found) => (found.availability === 'IN_STOCK') === product.inStock,
    family: (product, found) => (found.family?.name ?? null) === (product.parent?.name ?? null),
  };
  const rows = Object.entries(checks)
    .filter(([field]) => !lacks.includes(field))
    .map(([field, isRight]) => {
      const right = products.filter((product) => {
        const found = stored.get(product.code) ?? stored.get(product.name);
        return found !== undefined && isRight(product, found);
      });
      return [field, right.length] as const;
    });
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return { fields: Object.fromEntries(rows), share: all / (rows.length * products.length) };
}
