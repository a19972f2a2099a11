import { expect, test } from 'vitest';
import { attachments } from '../../../db/tables/enquiryTables.ts';
import { attach, attachedFiles, attachedId, enquireWith, pictureBytes } from '../../../testing/uploads/attach.ts';
import { enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { get } from '../../../testing/get.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import { perAddress } from '../../../limits/budget.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';
import { mostUnclaimedFiles } from './attachments.files.ts';

const pdf = documentBytes.PDF('çizim');
const hour = 3_600_000;
const codeOf = ({ errors }: Awaited<ReturnType<typeof attach>>) => errors?.[0]?.extensions.code;

test('five files come with an enquiry; the admin saves them, and the buyer sees their names and sizes alone', async () => {
  const site = await serveTestSite();
  const sent: [Buffer, string, string][] = [
    [pdf, 'Şaft ölçüsü (İğdır).PDF', 'Şaft ölçüsü (İğdır).pdf'],
    [pictureBytes.JPEG(), '../../etc/fotoğraf.jpeg', 'fotoğraf.jpeg'],
    [pictureBytes.PNG(), 'C:\\işler\\plaka.html', 'plaka.png'],
    [documentBytes.STEP(), '\u202eçark.stp', 'çark.stp'],
    [documentBytes.DXF(), '', 'belge.dxf'],
  ];
  const ids: string[] = [];
  for (const [bytes, name] of sent) ids.push(await attachedId(site, bytes, name || '.dxf'));
  const { enquiry, link } = await enquireWith(site, ids);
  const { attachments: seen } = enquiry;
  expect(seen.map(({ id }) => id)).toEqual(ids);
  expect(seen.map(({ name }) => name)).toEqual(sent.map(([, , name]) => name));
  expect(seen).toMatchObject(['PDF', 'JPEG', 'PNG', 'STEP', 'DXF'].map((format) => ({ format })));
  for (const [place, [bytes]] of sent.entries()) {
    const path = `${site.origin}/admin/messages/enquiries/${enquiry.id}/attachments/${ids[place]}`;
    const reply = await fetch(path, { headers: { cookie: site.cookie } });
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
    const heads = ['content-disposition', 'x-content-type-options', 'cache-control', 'content-security-policy'];
    const [disposition, ...others] = heads.map((name) => reply.headers.get(name));
    expect(disposition).toMatch(/^attachment; filename=/);
    expect(others).toEqual(['nosniff', 'private, no-store', expect.stringContaining('sandbox')]);
    expect((await get(path)).status).toBe(401);
    for (const folder of ['uploads/attachments', 'uploads/products', 'belgeler', 'uploads/products/../attachments'])
      expect((await get(`${site.origin}/${folder}/${ids[place]}`)).status).toBe(404);
  }
  const Status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { attachments { name byteSize } } }`;
  const { data } = await site.asVisitor(Status, link);
  expect(data.enquiryStatus.attachments[0]).toEqual({ name: 'Şaft ölçüsü (İğdır).pdf', byteSize: pdf.length });
  const asked = await site.asVisitor(Status.replace('byteSize', 'id'), link);
  expect(asked.errors?.[0]?.message).toMatch(/Cannot query field/);
  // A file of one enquiry is not found under another.
  const other = await enquireWith(site, []);
  const wrong = await fetch(`${site.origin}/admin/messages/enquiries/${other.enquiry.id}/attachments/${ids[0]}`, {
    headers: { cookie: site.cookie },
  });
  expect(wrong.headers.get('content-disposition')).toBeNull();
});

test('what a file is, its bytes decide, and nothing of a refused one is kept', async () => {
  const site = await serveTestSite();
  const largest = 10 * 2 ** 20;
  const whole = Buffer.alloc(largest, 'x');
  pdf.copy(whole);
  whole.write('%%EOF', largest - 5);
  for (const [bytes, name, code] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'çizim.png', 'UNSUPPORTED_MEDIA_TYPE'],
    [Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF'), 'çizim.pdf', 'UNSUPPORTED_MEDIA_TYPE'],
    [documentBytes.DWG(), 'çizim.dxf', 'UNSUPPORTED_MEDIA_TYPE'],
    [Buffer.from('MZ'), 'çizim.pdf.exe', 'UNSUPPORTED_MEDIA_TYPE'],
    [pdf.subarray(0, 20), 'çizim.pdf', 'INCOMPLETE_FILE'],
    [pictureBytes.PNG().subarray(0, 12), 'çizim.png', 'INCOMPLETE_FILE'],
    [pictureBytes.JPEG().subarray(0, 6), 'çizim.jpg', 'INCOMPLETE_FILE'],
    [Buffer.alloc(0), 'boş.pdf', 'EMPTY_FILE'],
    [Buffer.concat([whole, Buffer.from('\n')]), 'büyük.pdf', 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const { errors } = await attach(site, bytes, name);
    expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'file' });
    expect(errors?.[0]?.message).toMatch(/osya/);
  }
  expect([await site.db.$count(attachments), attachedFiles(site)]).toEqual([0, []]);
  expect((await attach(site, whole)).data?.addEnquiryAttachment.byteSize).toBe(largest);
}, 120_000);

test('a sixth file, a guessed key, a file twice, and one that another enquiry has are refused, and nothing is stored', async () => {
  const site = await serveTestSite();
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => attachedId(site, documentBytes.PDF(String(n)))));
  const refused = async (given: string[]) => {
    const { errors } = await site.asVisitor(SendEnquiry, { input: enquiryInput({ attachments: given }) });
    return errors?.[0]?.extensions;
  };
  expect(await refused(ids)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments' });
  const [first = '', second = ''] = ids;
  for (const given of [['../site.db'], [first.slice(1)], ['%'], ['x'.repeat(36)]])
    expect(await refused([second, ...given])).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments.1' });
  expect(await refused([first, first])).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments.1' });
  const { input, link } = await enquireWith(site, [first]);
  expect(await refused([second, first])).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments.1' });
  // The same enquiry once more, as after a lost response, is the same; other files make it another.
  expect(linkOf(await site.asVisitor(SendEnquiry, { input }))).toEqual(link);
  const changed = await site.asVisitor(SendEnquiry, { input: { ...input, attachments: [second] } });
  expect(changed.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await site.asAdmin('{ enquiries { totalCount } }')).data.enquiries.totalCount).toBe(1);
});

test('of enquiries that claim one file at the same time, one has it', async () => {
  const site = await serveTestSite();
  const id = await attachedId(site, pdf);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => site.asVisitor(SendEnquiry, { input: enquiryInput({ attachments: [id] }) })),
  );
  expect(sent.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await site.db.select().from(attachments)).toMatchObject([{ id, endsAt: null }]);
});

test('an address is stopped after sixty files an hour, and without room for more nothing is kept', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' }, {}, { quotaBytes: 1e10 });
  const one = '10.0.0.1';
  for (let n = 0; n < perAddress.attachments.most; n++) await site.limits.beforeAttachment(one);
  expect(codeOf(await attach(site, pdf, 'a.pdf', one))).toBe('RATE_LIMITED');
  expect(codeOf(await attach(site, pdf, 'a.pdf', '10.0.0.2'))).toBeUndefined();
  const large = { id: 'x', name: 'x.pdf', format: 'PDF' as const, byteSize: mostUnclaimedFiles - 100, createdAt: 1 };
  await site.db.write(async (tx) => tx.insert(attachments).values({ ...large, endsAt: Date.now() + hour }));
  expect(codeOf(await attach(site, pdf, 'a.pdf', '10.0.0.2'))).toBe('QUOTA_EXCEEDED');
  await site.db.write(async (tx) => tx.update(attachments).set({ enquiryId: 'y', endsAt: null }));
  expect(codeOf(await attach(site, pdf, 'a.pdf', '10.0.0.2'))).toBeUndefined();
  const full = await serveTestSite({}, {}, { quotaBytes: 2 ** 20 });
  const quarter = Buffer.alloc(2 ** 18, '%PDF-1.7\n%%EOF\n');
  const parallel = await Promise.all([1, 2, 3].map(() => attach(full, quarter)));
  expect(parallel.map(codeOf).sort()).toEqual(['QUOTA_EXCEEDED', 'QUOTA_EXCEEDED', undefined]);
  expect(attachedFiles(full)).toHaveLength(1);
});

test('an address leaves only its share of the room without an enquiry, and gets it back by sending one', async () => {
  const site = await serveTestSite({ TRUST_PROXY: '1' }, {}, { quotaBytes: 1e10 });
  const [one, another] = ['10.0.0.1', '10.0.0.2'];
  const id = await attachedId(site, pdf, 'a.pdf', one);
  // All but the room of one small file is taken.
  await site.limits.takeRoom(one, perAddress.unclaimed.most - 1024);
  expect(codeOf(await attach(site, pdf, 'b.pdf', one))).toBe('RATE_LIMITED');
  expect(codeOf(await attach(site, pdf, 'b.pdf', another))).toBeUndefined();
  expect(await site.db.$count(attachments)).toBe(2);
  // A file that cannot be stored takes no room.
  expect(codeOf(await attach(site, Buffer.from('MZ'), 'c.pdf', one))).toBe('UNSUPPORTED_MEDIA_TYPE');
  const sent = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': one },
    body: JSON.stringify({ query: SendEnquiry, variables: { input: enquiryInput({ attachments: [id] }) } }),
  });
  expect(await sent.json()).not.toHaveProperty('errors');
  expect(codeOf(await attach(site, pdf, 'b.pdf', one))).toBeUndefined();
});

test('the mail to the company names the files, and the one to the buyer does not', async () => {
  const site = await serveTestSite();
  const { link } = await enquireWith(site, [await attachedId(site, pdf, 'Şaft çizimi.pdf')]);
  const { post, letters } = await mailServer();
  await sendDue(site.db, post, site.log, Date.now());
  const [own, buyers] = letters.map((letter) => partsOf(letter)['text/plain']);
  expect(own).toMatch(/Ekli dosyalar:\r?\nŞaft çizimi.pdf \(1\u00a0KB\)/);
  expect(buyers).toContain(link.number);
  expect(buyers).not.toContain('Şaft');
});
