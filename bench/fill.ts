import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../e2e/testing/site.ts';
import { generated } from './catalogue.ts';

/** Generated products are older than all others: what the company entered itself is newer. */
const oldest = 1_500_000_000_000;

/** Runs one of the product's commands over a data folder and gives its time in milliseconds. */
export function command(name: string, words: string[], dataDir: string, settings: Settings = {}) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} ${words.join(' ')} failed:\n${stderr}`);
  return performance.now() - started;
}

type Filling = { dataDir: string; from: number; to: number; images: string[]; isTaken: (name: string) => boolean };

/** Adds the generated products from the place `from` up to `to`, with the given pictures; gives their ids and names. */
export async function fill({ dataDir, from, to, images, isTaken }: Filling) {
  const products = [...generated(to, isTaken)].map((product, at) => ({
    id: String(oldest + at * 1000),
    ...product,
    image: images[at % images.length],
  }));
  const file = join(dataDir, 'generated.json');
  const content = { information: { products: { products: products.slice(from) } }, messages: [] };
  await writeFile(file, JSON.stringify(content));
  command('content', ['import', file, '--new-site'], dataDir);
  await rm(file);
  return products.map(({ id, name }) => ({ id, name }));
}
