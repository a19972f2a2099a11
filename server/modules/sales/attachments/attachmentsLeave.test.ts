import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attachments } from '../../../db/tables/enquiryTables.ts';
import { attachedFiles, attachedId, enquireWith, pictureBytes } from '../../../testing/uploads/attach.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const pdf = documentBytes.PDF('çizim');
const hour = 3_600_000;
const tidyOf = (site: Site) => createTidy({ ...site, retentionMonths: 24 });

test('a file that no enquiry claims is gone after a day', async () => {
  const site = await serveTestSite();
  const [kept, left] = [await attachedId(site, pdf), await attachedId(site, pictureBytes.PNG())];
  await enquireWith(site, [kept]);
  const tidy = tidyOf(site);
  await tidy({ now: Date.now() + 23 * hour, confirmed: true });
  expect(attachedFiles(site)).toEqual([kept, left].sort());
  await tidy({ now: Date.now() + 25 * hour, confirmed: true });
  expect([attachedFiles(site), await site.db.$count(attachments)]).toEqual([[kept], 1]);
  const { errors } = await site.asVisitor(SendEnquiry, { input: enquiryInput({ attachments: [left] }) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments.0' });
});

test('the bin keeps the files with their enquiry, and emptying it removes them at once', async () => {
  const site = await serveTestSite();
  const id = await attachedId(site, pdf, 'çizim.pdf');
  const { enquiry } = await enquireWith(site, [id]);
  const remove = () => site.asAdmin('mutation ($id: ID!) { deleteEnquiry(id: $id) }', { id: enquiry.id });
  const binned = async () => (await site.asAdmin('{ bin { nodes { id } } }')).data.bin.nodes[0].id as string;
  await remove();
  await tidyOf(site)({ now: Date.now() + 25 * hour, confirmed: true });
  expect(attachedFiles(site)).toEqual([id]);
  const back = await site.asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: await binned() });
  expect(back.errors).toBeUndefined();
  const path = `${site.origin}/admin/messages/enquiries/${enquiry.id}/attachments/${id}`;
  const read = async () => Buffer.from(await (await fetch(path, { headers: { cookie: site.cookie } })).arrayBuffer());
  expect(await read()).toEqual(pdf);
  await remove();
  await site.asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id: await binned() });
  expect([attachedFiles(site), await site.db.$count(attachments)]).toEqual([[], 0]);
});

test('erasing a person removes their files for good, and the export names them before', async () => {
  const site = await serveTestSite();
  const secret = 'Ağırbaş-kimlik-fotoğrafı';
  const ids = [await attachedId(site, pdf, `${secret}.pdf`), await attachedId(site, pictureBytes.JPEG(), 'b.jpg')];
  const { enquiry, input } = await enquireWith(site, ids);
  const [other] = [await attachedId(site, documentBytes.DXF(), 'komşu.dxf')];
  await enquireWith(site, [other], { email: 'komsu@ornek.com.tr' });
  const Export =
    'mutation ($contact: String!, $ids: [ID!]!) { exportPersonalData(contact: $contact, ids: $ids) { json text } }';
  const about = { contact: input.email, ids: [`enquiry:${enquiry.id}`] };
  const { json, text } = (await site.asAdmin(Export, about)).data.exportPersonalData;
  const named = { name: `${secret}.pdf`, format: 'PDF', byteSize: pdf.length };
  expect(json.entries[0].record.attachments[0]).toEqual(named);
  expect(text).toContain(`Ad: ${secret}.pdf`);
  await site.asAdmin(
    'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }',
    about,
  );
  expect(attachedFiles(site)).toEqual([other]);
  expect((await site.db.select().from(attachments)).map(({ name }) => name)).toEqual(['komşu.dxf']);
  const words = [secret, '%PDF-1.7\n% çizim'].map((word) => Buffer.from(word));
  for (const file of readdirSync(site.folder).filter((name) => name.startsWith('site.db')))
    for (const word of words) expect(readFileSync(join(site.folder, file)).includes(word)).toBe(false);
  expect(existsSync(join(site.folder, 'uploads', '.removed'))).toBe(false);
});

test('retention removes the files with their enquiry', async () => {
  const site = await serveTestSite();
  await enquireWith(site, [await attachedId(site, pdf)]);
  const month = 30.44 * 24 * hour;
  const tidy = tidyOf(site);
  await tidy({ now: Date.now() + 23.9 * month, confirmed: true });
  expect(attachedFiles(site)).toHaveLength(1);
  await tidy({ now: Date.now() + 24.1 * month, confirmed: true });
  expect([attachedFiles(site), await site.db.$count(attachments)]).toEqual([[], 0]);
});
