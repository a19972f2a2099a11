import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { serveTestSite } from '../serveTestSite.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Stored = { url: string; name: string; format: string; byteSize: number; sha256: string };
type Answer = {
  data: { uploadDocument: Stored } | null;
  errors?: { message: string; extensions: { code: string; field?: string } }[];
};

/** These are the smallest valid files of each format; `words` make them differ. */
export const documentBytes = {
  PDF: (words = '6204') => Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`),
  STEP: (words = '6204') =>
    Buffer.from(`ISO-10303-21;\nHEADER;\n/* ${words} */\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n`),
  DXF: (words = '6204') =>
    Buffer.from(`999\r\n${words}\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n`),
  DWG: (words = '6204') => Buffer.concat([Buffer.from(`AC1032${words}`), Buffer.alloc(300)]),
};

export async function uploadDocument(
  { origin, cookie }: Site,
  bytes: Uint8Array,
  { name = 'Ölçü resmi 6204.pdf', sum = undefined as string | undefined, signedIn = true } = {},
) {
  const query =
    'mutation ($file: Upload!, $sha256: String) { uploadDocument(file: $file, sha256: $sha256) { url name format byteSize sha256 } }';
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null, sha256: sum } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'apollo-require-preflight': '1', ...(signedIn && { cookie }) };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return (await reply.json()) as Answer;
}

/** Uploads a file and makes a document of it. */
export async function addDocument(site: Site, input: object = {}, bytes: Uint8Array = documentBytes.PDF()) {
  const { data } = await uploadDocument(site, bytes);
  const add = await site.asAdmin(
    'mutation ($input: DocumentInput!) { createDocument(input: $input) { id title file { url } version } }',
    { input: { title: 'Ölçü resmi', kind: 'DRAWING', file: data?.uploadDocument.url, ...input } },
  );
  return add.data.createDocument as { id: string; title: string; file: { url: string }; version: number };
}

/** Adds a product that names these documents. */
export async function addProductWith(site: Pick<Site, 'asAdmin'>, documentIds: string[], name = 'Rulman 6204') {
  const { data } = await site.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { name, description: 'Sabit bilyalı', documentIds },
  });
  return data.createProduct.id as string;
}

export const documentFiles = ({ folder }: Pick<Site, 'folder'>) => {
  const documents = join(folder, 'uploads', 'documents');
  return existsSync(documents) ? readdirSync(documents) : [];
};
