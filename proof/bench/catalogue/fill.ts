import { importContent } from './importContent.ts';
import { generated } from './products.ts';

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
