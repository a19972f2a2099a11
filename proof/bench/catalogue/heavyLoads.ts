import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Site } from '../../../e2e/testing/site.ts';
import { generated } from './products.ts';

/** What an admin may send that takes long. */
export type Sent = { name: string; bytes: Buffer };

const oldest = 1_500_000_000_000;

/** A content document with the generated products from one place to another. */
export const contentOf = (from: number, to: number) => ({
  information: {
    products: {
      products: [...generated(to, () => false)]
        .map((product, at) => ({ id: String(oldest + at * 1000), ...product }))
        .slice(from),
    },
  },
});

export const sheetOf = (lines: number): Sent => {
  const rows = [...generated(lines, () => false)].map(({ name, description }) => `"${name} L";"${description}"`);
  return { name: 'urunler.csv', bytes: Buffer.from(['Name;Description', ...rows].join('\n')) };
};

/** Of noise, which takes the longest; in a quality that keeps it below 5 MB. */
export async function bigPicture(type: 'jpeg' | 'avif', width: number, height: number): Promise<Sent> {
  const noise = { data: randomBytes(300 * 200 * 3), raw: { width: 300, height: 200, channels: 3 as const } };
  const picture = sharp(noise.data, { raw: noise.raw }).resize(width, height, { fit: 'fill' });
  const bytes = await (
    type === 'jpeg' ? picture.jpeg({ quality: 60 }) : picture.avif({ quality: 40, effort: 0 })
  ).toBuffer();
  return { name: `${Math.round((width * height) / 1e6)} megapixels.${type}`, bytes };
}

/** Sends it as a form would; throws what is wrong. */
export async function sendFile({ origin }: Site, query: string, { name, bytes }: Sent, cookie: string) {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'apollo-require-preflight': 'true', cookie };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}
