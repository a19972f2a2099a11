import { expect, test } from 'vitest';
import { attachments } from '../../../db/tables/enquiryTables.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { mailServer } from '../../../testing/mailServer.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { attachedFiles, attachedId, enquireWith } from '../../../testing/uploads/attach.ts';
import { documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import { sendDue } from '../../upkeep/housekeeping/sendDue.ts';
import { nameOfAttachment, removeLeftAttachments } from '../attachments/attachments.files.ts';

const pdf = documentBytes.PDF('ölçü');
const Answer = `mutation ($id: ID!, $input: LetterInput!) { answerMessage(id: $id, input: $input) {
  id letters { attachments { id name format byteSize } } } }`;
const AnswerEnquiry = Answer.replace('answerMessage', 'answerEnquiry');
const letter = (files: string[], more: object = {}) => ({
  subject: 'Ölçü',
  text: 'Ekte.',
  attachments: files,
  ...more,
});

async function office() {
  const site = await serveTestSite({}, {}, { sendsMail: true });
  const mail = await mailServer();
  const { data } = await site.asVisitor(`mutation { sendMessage(input: { name: "Şule", email: "sule@ornek.com.tr",
    subject: "Vana", message: "Ölçüsü?" }) { id } }`);
  const attachment = async (id: string) => (await storageOf(site.images)).read(nameOfAttachment(id));
  const deliver = () => sendDue(site.db, { ...mail.post, attachment }, site.log, Date.now() + 1000);
  return { ...site, id: data.sendMessage.id as string, deliver, mails: mail.letters };
}

test('the files of a letter go out with it, and are kept with what it answers', async () => {
  const site = await office();
  const file = await attachedId(site, pdf, 'Şaft ölçüsü.pdf');
  const answered = await site.asAdmin(Answer, { id: site.id, input: letter([file]) });
  expect(answered.data.answerMessage.letters).toEqual([
    { attachments: [{ id: file, name: 'Şaft ölçüsü.pdf', format: 'PDF', byteSize: pdf.length }] },
  ]);
  await site.deliver();
  const sent = site.mails.find((one) => one.includes('<letter-')) ?? '';
  expect(sent).toMatch(/Content-Type: application\/pdf/);
  expect(sent.replaceAll(/\s/g, '')).toContain(pdf.toString('base64').slice(0, 60));
  const reply = await fetch(`${site.origin}/admin/messages/enquiries/${site.id}/attachments/${file}`, {
    headers: { cookie: site.cookie },
  });
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(pdf);
  // In the bin the file stays; once the message is erased, it goes.
  await site.asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id: site.id });
  await removeLeftAttachments(site.db, site.images, Date.now());
  expect(attachedFiles(site)).toHaveLength(1);
  const { data } = await site.asAdmin('{ bin { nodes { id } } }');
  await site.asAdmin('mutation ($ids: [ID!]!) { eraseForGood(ids: $ids) { __typename } }', {
    ids: [data.bin.nodes[0].id],
  });
  await removeLeftAttachments(site.db, site.images, Date.now());
  expect([attachedFiles(site), await site.db.$count(attachments)]).toEqual([[], 0]);
});

test('a file of a letter is none of the buyer, and belongs to one letter', async () => {
  const site = await office();
  const [own, ours] = [await attachedId(site, pdf, 'çizim.pdf'), await attachedId(site, pdf, 'teklif eki.pdf')];
  const { enquiry, link } = await enquireWith(site, [own]);
  expect((await site.asAdmin(AnswerEnquiry, { id: enquiry.id, input: letter([ours]) })).errors).toBeUndefined();
  const seen = await site.asAdmin(
    `{ enquiry(id: "${enquiry.id}") { attachments { name } letters { attachments { name } } } }`,
  );
  expect(seen.data.enquiry).toEqual({
    attachments: [{ name: 'çizim.pdf' }],
    letters: [{ attachments: [{ name: 'teklif eki.pdf' }] }],
  });
  const Status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { attachments { name } } }`;
  expect((await site.asVisitor(Status, link)).data.enquiryStatus.attachments).toEqual([{ name: 'çizim.pdf' }]);
  for (const taken of [own, ours, 'yok']) {
    const { errors } = await site.asAdmin(Answer, { id: site.id, input: letter([taken]) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments.0' });
  }
  const { data } = await site.asAdmin(`{ message(id: "${site.id}") { status letters { id } } }`);
  expect(data.message).toEqual({ status: 'NEW', letters: [] });
});

test('files of more than twenty megabytes are refused before a mail server refuses them', async () => {
  const site = await office();
  const files = [];
  for (let n = 0; n < 3; n++) files.push(await attachedId(site, pdf, `${n}.pdf`));
  await site.db.write((tx) =>
    tx
      .update(attachments)
      .set({ byteSize: 9 * 1024 * 1024 })
      .returning(),
  );
  const { errors } = await site.asAdmin(Answer, { id: site.id, input: letter(files) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'attachments' });
  expect((await site.asAdmin(Answer, { id: site.id, input: letter(files.slice(0, 2)) })).errors).toBeUndefined();
});
