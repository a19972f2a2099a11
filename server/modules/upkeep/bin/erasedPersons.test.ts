import { expect, test } from 'vitest';
import { bin } from '../../../db/tables/historyTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { webhookDeliveries, webhooks } from '../../../db/tables/webhookTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { emptyBin } from './bin.ts';
import { binnedLetters } from '../housekeeping/sharedKeeps.ts';

const email = 'silinecek.kisi@gizliposta.com.tr';

/** Opens a site with a deleted enquiry and a deleted message of a person; mails and webhooks about both wait or were sent. */
async function deleted() {
  const api = await openTestApi();
  const { asAdmin, asVisitor, db, admin } = api;
  await asVisitor(SendEnquiry, { input: enquiryInput({ email }) });
  await asVisitor(
    `mutation { sendMessage(input: { name: "Ali", email: "${email}", subject: "x", message: "x" }) { id } }`,
  );
  const [enquiry] = await db.select().from(enquiries);
  const [message] = await db.select().from(messages);
  const ids = { enquiry: enquiry?.id ?? '', message: message?.id ?? '' };
  await asAdmin(`mutation { deleteEnquiry(id: "${ids.enquiry}") deleteMessage(id: "${ids.message}") }`);
  const now = Date.now();
  await db.write(async (tx) => {
    const to = { id: 'w1', name: 'ERP', url: 'https://erp.ornek.com.tr', events: [], whole: true, personalData: true };
    const secret = { importedRows: false, secret: 's', secretEnd: 's', madeBy: admin.email, createdAt: now };
    await tx.insert(webhooks).values({ ...to, ...secret });
    const row = { webhookId: 'w1', createdAt: now, nextAt: now, tries: [], state: 'DELIVERED' as const };
    const about = { ...row, enquiryId: ids.enquiry, sent: JSON.stringify({ email }), answer: `Merhaba ${email}` };
    await tx.insert(webhookDeliveries).values([
      { ...about, id: 'd1', event: 'ENQUIRY_RECEIVED', subject: ids.enquiry, number: 1 },
      { ...about, id: 'd2', event: 'OFFER_SENT', subject: 'offer', number: 2 },
      { ...row, id: 'd3', event: 'PRODUCT_CREATED', subject: 'product', number: 3, sent: 'Vana' },
    ]);
    await tx.delete(outbox);
    const mail = { kind: 'ENQUIRY' as const, nextAt: now };
    await tx.insert(outbox).values([ids.enquiry, ids.message, 'another'].map((subjectId) => ({ ...mail, subjectId })));
  });
  const entries = (await db.select().from(bin)).map(({ seq }) => String(seq));
  expect(entries).toHaveLength(2);
  return { ...api, entries };
}

type Opened = Awaited<ReturnType<typeof deleted>>;
const later = () => Date.now() + 1;
const ways: Record<string, (opened: Opened) => Promise<unknown>> = {
  'one by one': async ({ asAdmin, entries }) => {
    for (const id of entries) await asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id });
  },
  'several at once': ({ asAdmin, entries: ids }) =>
    asAdmin('mutation ($ids: [ID!]!) { eraseForGood(ids: $ids) { things { id } } }', { ids }),
  'by the deprecated name': ({ asAdmin, entries: ids }) =>
    asAdmin('mutation ($ids: [ID!]!) { eraseManyFromBin(ids: $ids) }', { ids }),
  'after thirty days': ({ db, images }) => emptyBin(db, images, later()),
  'when letters are no longer kept': (opened) => binnedLetters.remove({ ...opened, now: Date.now() }, later()),
};

test.each(Object.entries(ways))(
  'what is erased from the bin %s leaves no delivery and no mail about its person',
  async (_, erase) => {
    const opened = await deleted();
    const { db } = opened;
    await erase(opened);
    expect(await db.select().from(bin)).toEqual([]);
    expect((await db.select().from(webhookDeliveries)).map(({ id }) => id)).toEqual(['d3']);
    expect((await db.select().from(outbox)).map(({ subjectId }) => subjectId)).toEqual(['another']);
  },
);
