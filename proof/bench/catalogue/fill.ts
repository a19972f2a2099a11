import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../tools/command.ts';
import { generated } from './products.ts';

/** Imports a content document into a data folder with the product's command. */
export async function importContent(dataDir: string, content: object, ...options: string[]) {
  const file = join(dataDir, 'generated.json');
  await writeFile(file, JSON.stringify(content));
  command('content', ['import', file, ...options], dataDir);
  await rm(file);
}

type Filling = { dataDir: string; from: number; to: number; images: string[]; isTaken: (name: string) => boolean };

/** Adds the generated products from the place `from` up to `to`, with the given pictures; gives all up to `to`. */
export async function fill({ dataDir, from, to, images, isTaken }: Filling) {
  const products = [...generated(to, isTaken)].map((product, at) => ({
    ...product,
    image: images[at % images.length],
  }));
  const content = { information: { products: { products: products.slice(from) } }, messages: [] };
  await importContent(dataDir, content, '--new-site');
  return products;
}
