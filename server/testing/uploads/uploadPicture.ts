import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { serveTestSite } from '../serveTestSite.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const canvas = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#1F4D40' } });
export const Upload =
  'mutation ($file: Upload!, $sha256: String) { uploadImage(file: $file, sha256: $sha256) { url contentType width height byteSize variants { url width } } }';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Stored = {
  url: string;
  contentType: string;
  width: number;
  height: number;
  byteSize: number;
  variants: { url: string; width: number }[];
};
type Answer = { data: { uploadImage: Stored } | null; errors?: { message: string; extensions: { code: string } }[] };

export async function upload(
  { origin, cookie }: Site,
  bytes: Uint8Array,
  { name = 'resim.png', sum = sha256(bytes), signedIn = true } = {},
) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: Upload, variables: { file: null, sha256: sum } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const headers = { 'apollo-require-preflight': '1', ...(signedIn && { cookie }) };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return (await reply.json()) as Answer;
}

export const files = ({ folder }: Site) => {
  const products = join(folder, 'uploads', 'products');
  return existsSync(products) ? readdirSync(products) : [];
};
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
