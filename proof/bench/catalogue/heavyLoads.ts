import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Site } from '../../../e2e/testing/site.ts';
import { exchange } from '../../tools/exchange.ts';
import { resultOf, uploadAsk } from '../../tools/graphql.ts';
import { generated } from './products.ts';

type Sent = { name: string; bytes: Buffer };

/** It holds some 1,000 of the first 5,000 generated products. */
export const largeCategory = encodeURIComponent('rulmanlar-ve-güç-aktarım');

export const importContentQuery = 'mutation ($content: JSON!) { importContent(content: $content) { products } }';

/** Makes a content document with the generated products from one place to another. */
export const contentOf = (from: number, to: number) => ({
  information: { products: { products: [...generated(to)].slice(from) } },
});

export const sheetOf = (lines: number): Sent => {
  const rows = [...generated(lines)].map(({ name, description }) => `"${name} L";"${description}"`);
  return { name: 'urunler.csv', bytes: Buffer.from(['Name;Description', ...rows].join('\n')) };
};

/** How a profile reads `supplierList`: new products that are published, found by their codes. */
export const supplierSetup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', limits: { refused: 50 } },
  columns: [
    { heading: 'Kod', field: 'stockCode', steps: [] },
    { heading: 'Ad', field: 'name', steps: [] },
    { heading: 'Fiyat', field: 'price', steps: [] },
  ],
  fixed: [{ field: 'description', sameAsName: true }],
};

export const supplierList = (lines: number): Sent => {
  const rows = Array.from({ length: lines }, (_, n) => `TD-${n};Tedarik şamandırası ${n};${(n % 900) + 1},50`);
  return { name: 'tedarik.csv', bytes: Buffer.from(['Kod;Ad;Fiyat', ...rows].join('\n')) };
};

/** Makes a picture of noise, which takes the longest, in a quality that keeps it below 5 MB. */
export async function bigPicture(type: 'jpeg' | 'avif', width: number, height: number): Promise<Sent> {
  const noise = { data: randomBytes(300 * 200 * 3), raw: { width: 300, height: 200, channels: 3 as const } };
  const picture = sharp(noise.data, { raw: noise.raw }).resize(width, height, { fit: 'fill' });
  const encoded = type === 'jpeg' ? picture.jpeg({ quality: 60 }) : picture.avif({ quality: 40, effort: 0 });
  return { name: `${Math.round((width * height) / 1e6)} megapixels.${type}`, bytes: await encoded.toBuffer() };
}

/** Uploads a file with further variables; throws the errors of the answer. */
export async function sendFile({ origin }: Site, query: string, file: Sent, cookie: string, more = {}) {
  const { errors } = resultOf(await exchange(origin, await uploadAsk(query, file, cookie, more)));
  if (errors) throw new Error(JSON.stringify(errors));
}
