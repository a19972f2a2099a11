import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enquiryInput, linkOf, SendEnquiry } from '../enquiries.ts';
import type { serveTestSite } from '../serveTestSite.ts';

type Whole = Awaited<ReturnType<typeof serveTestSite>>;
type Site = Pick<Whole, 'origin'>;
export type Attached = { id: string; name: string; format: string; byteSize: number };
type Answer = {
  data: { addEnquiryAttachment: Attached } | null;
  errors?: { message: string; extensions: { code: string; field?: string } }[];
};

/** These are small files of the two kinds of picture; `words` make them differ. */
export const pictureBytes = {
  JPEG: (words = '6204') =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(words), Buffer.from('ffd9', 'hex')]),
  PNG: (words = '6204') =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from(words),
      Buffer.from('0000000049454e44ae426082', 'hex'),
    ]),
};

/** Sends a file for an enquiry, as a visitor's browser does. */
export async function attach({ origin }: Site, bytes: Uint8Array, name = 'çizim.pdf', address?: string) {
  const query = 'mutation ($file: Upload!) { addEnquiryAttachment(file: $file) { id name format byteSize } }';
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'apollo-require-preflight': '1', ...(address && { 'x-forwarded-for': address }) };
  const reply = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return (await reply.json()) as Answer;
}

/** Sends a file that is taken, and returns its id. */
export async function attachedId(site: Site, bytes: Uint8Array, name?: string, address?: string): Promise<string> {
  const { data, errors } = await attach(site, bytes, name, address);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.addEnquiryAttachment.id;
}

/** Returns the names of the files that are stored. */
export const attachedFiles = ({ folder }: Pick<Whole, 'folder'>) => {
  const place = join(folder, 'uploads', 'attachments');
  return existsSync(place) ? readdirSync(place).sort() : [];
};

/** Sends an enquiry with these files; returns its link, and the admin's view of it. */
export async function enquireWith(site: Whole, ids: string[], more: Record<string, unknown> = {}) {
  const input = enquiryInput({ attachments: ids, ...more });
  const reply = await site.asVisitor(SendEnquiry, { input });
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  const { data } = await site.asAdmin('{ enquiries { nodes { id attachments { id name format byteSize } } } }');
  const [enquiry] = data.enquiries.nodes as { id: string; attachments: Attached[] }[];
  if (!enquiry) throw new Error('There is no enquiry.');
  return { input, link: linkOf(reply), enquiry };
}
