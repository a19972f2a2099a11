import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../tools/command.ts';
import { generated } from './products.ts';

/** Generated products are older than all others: what the company entered itself is newer. */
const oldest = 1_500_000_000_000;

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
