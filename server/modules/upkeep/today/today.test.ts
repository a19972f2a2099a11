import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { plans, planSteps } from '../../../db/tables/planTables.ts';
import { importProfiles, importRuns } from '../../../db/tables/importTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi, type Answer } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';

type Ask = (operation: string, variables?: Record<string, unknown>) => Promise<Answer>;

const figures =
  'newEnquiries unanswered suspectedEnquiries suspectedMessages endingOffers failedMails mailTrouble stoppedImports stoppedPlans';
const Figures = `{ todayFigures { ${figures} } }`;
const Ending =
  '{ endingOffers { totalCount nodes { offer { number sums { total } } enquiry { company } } } enquiries(endsSoon: true) { totalCount nodes { number } } }';
const Unanswered = `query ($first: Int, $after: String) { unanswered(first: $first, after: $after) {
    totalCount nodes { id enquiry { number } message { subject } } pageInfo { hasNextPage endCursor } } }`;
const Make = `mutation ($id: ID!, $days: Int!) { makeOffer(enquiryId: $id, input: { validDays: $days, preparedBy: "Kerem",
  lines: [{ name: "Vana", quantity: 2, price: 100, vatRate: 20 }] }) { offers { id } } }`;
const SendOffer = 'mutation ($id: ID!) { sendOffer(id: $id) { state } }';
const SendMessage =
  'mutation ($subject: String!) { sendMessage(input: { name: "Şule", email: "s@ornek.com.tr", subject: $subject, message: "?" }) { id } }';

/** Sends an enquiry, and offers what it asks for. */
async function offered({ asVisitor, asAdmin }: { asVisitor: Ask; asAdmin: Ask }, company: string, days: number[]) {
  await asVisitor(SendEnquiry, { input: enquiryInput({ company }) });
  const id = (await asAdmin('{ enquiries(first: 1, state: NEW) { nodes { id } } }')).data.enquiries.nodes[0].id;
  for (const valid of days) {
    const made = await asAdmin(Make, { id, days: valid });
    await asAdmin(SendOffer, { id: made.data.makeOffer.offers[0].id });
  }
  return id as string;
}

test('the offers that end soon are the last ones that buyers think about, the first to end first', async () => {
  const api = await openTestApi();
  await offered(api, 'Geç', [8]);
  await offered(api, 'Yarın Değil', [5]);
  await offered(api, 'Yarın', [30, 1]);
  await offered(api, 'Uzatılan', [2, 40]);
  const won = await offered(api, 'Kazanılan', [3]);
  await api.asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: WON) { id } }', { id: won });
  const { endingOffers, enquiries: listed } = (await api.asAdmin(Ending)).data;
  expect(endingOffers).toMatchObject({
    totalCount: 2,
    nodes: [
      { offer: { number: expect.stringMatching(/00003\/2$/), sums: { total: 240 } }, enquiry: { company: 'Yarın' } },
      { enquiry: { company: 'Yarın Değil' } },
    ],
  });
  expect(listed.totalCount).toBe(2);
});

test('what needs an answer is one list of both kinds, the oldest first, page by page', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor(SendMessage, { subject: 'Birinci' });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  const read = (await asVisitor(SendMessage, { subject: 'Okunan' })).data.sendMessage.id as string;
  const replied = (await asVisitor(SendMessage, { subject: 'Yanıtlanan' })).data.sendMessage.id as string;
  await asVisitor(SendMessage.replace('message:', 'website: "x", company: "www.kotu.example", message:'), {
    subject: 'Spam',
  });
  const set = 'mutation ($id: ID!, $status: MessageStatus!) { setMessageStatus(id: $id, status: $status) { id } }';
  await asAdmin(set, { id: read, status: 'READ' });
  await asAdmin(set, { id: replied, status: 'REPLIED' });
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answer: Answer = await asAdmin(Unanswered, { first: 1, after });
    const { unanswered } = answer.data;
    expect(unanswered.totalCount).toBe(3);
    seen.push(...unanswered.nodes.map((node: Answer['data']) => node.message?.subject ?? 'enquiry'));
    ({ endCursor: after, hasNextPage: more } = unanswered.pageInfo);
  }
  expect(seen).toEqual(['Birinci', 'enquiry', 'Okunan']);
});

test('a mail that could not be delivered waits until somebody has dealt with it', async () => {
  const { db, asVisitor, asAdmin } = await openTestApi();
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  await db.write(async (tx) => tx.update(outbox).set({ failure: 'REFUSED', nextAt: Date.now() }));
  const See = '{ failedMails { totalCount nodes { id what path failure } } }';
  const { totalCount, nodes } = (await asAdmin(See)).data.failedMails;
  expect(totalCount).toBe(2);
  expect(nodes[0]).toMatchObject({ what: 'The confirmation of T-2026-00001', failure: 'REFUSED' });
  const Settle = 'mutation ($id: ID!) { settleFailedMail(id: $id) }';
  expect((await asAdmin(Settle, { id: nodes[0].id })).data.settleFailedMail).toBe(true);
  for (const id of [nodes[0].id, 'x', '999'])
    expect((await asAdmin(Settle, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await asAdmin(See)).data.failedMails.nodes).toMatchObject([{ what: 'The mail to you about T-2026-00001' }]);
  // The enquiry still says that nothing arrived.
  expect(
    (await asAdmin('{ enquiries { nodes { undelivered { to } } } }')).data.enquiries.nodes[0].undelivered,
  ).toHaveLength(2);
});

test('each figure is what SQL counts, is null for other roles, and falls within a second of the fix', async () => {
  const api = await withPeople();
  const { db, asVisitor, asAdmin, askAs, people, listenAsAdmin } = api;
  for (const subject of ['Bir', 'İki']) await asVisitor(SendMessage, { subject });
  await offered(api, 'Yarın', [1]);
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  await asVisitor(SendMessage.replace('message:', 'website: "x", company: "www.kotu.example", message:'), {
    subject: 'Spam',
  });
  for (let n = 0; n < 2; n++)
    await asVisitor(SendEnquiry, { input: enquiryInput({ leaveEmpty: 'x', company: 'www.kotu.example' }) });
  const profile = { name: 'Işık', setup: {}, version: 1 };
  await db.write(async (tx) => {
    await tx.update(outbox).set({ failure: 'GIVEN_UP' });
    const plan = { id: 'p', name: 'Kasım', what: 'PRICES' as const, rows: [], count: 4, admin: 'x' };
    await tx.insert(plans).values(plan);
    await tx
      .insert(planSteps)
      .values(['STOPPED' as const, 'WAITING' as const].map((state, at) => ({ planId: 'p', at, state })));
    await tx.insert(importProfiles).values(['a', 'b'].map((id) => ({ ...profile, id, name: id })));
    const run = {
      admin: 'x',
      fileName: 'x',
      fileHash: '',
      rows: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      missing: 0,
      wrong: 0,
    };
    await tx.insert(importRuns).values([
      { ...run, id: '1', profileId: 'a', createdAt: 1, state: 'FAILED' as const },
      { ...run, id: '2', profileId: 'a', createdAt: 2, state: 'DONE' as const },
      { ...run, id: '3', profileId: 'b', createdAt: 3, state: 'STOPPED' as const },
    ]);
  });
  const count = async (table: SQL, where: SQL) => {
    const [row] = await db
      .select({ n: sql<number>`count(*)` })
      .from(sql`${table}`)
      .where(where);
    return Number(row?.n);
  };
  const expected = {
    newEnquiries: await count(sql`${enquiries}`, sql`state = 'NEW' and not suspected_spam`),
    unanswered: (await count(sql`${messages}`, sql`status <> 'replied' and not suspected_spam`)) + 1,
    suspectedEnquiries: await count(sql`${enquiries}`, sql`suspected_spam`),
    suspectedMessages: await count(sql`${messages}`, sql`suspected_spam`),
    endingOffers: await count(sql`${offers}`, sql`sent_at is not null`),
    failedMails: await count(sql`${outbox}`, sql`failure = 'GIVEN_UP'`),
    mailTrouble: null,
    stoppedImports: 1,
    stoppedPlans: 1,
  };
  expect((await asAdmin(Figures)).data.todayFigures).toEqual(expected);
  expect(expected).toMatchObject({
    newEnquiries: 1,
    unanswered: 3,
    suspectedEnquiries: 2,
    suspectedMessages: 1,
    endingOffers: 1,
    failedMails: 6,
  });
  expect((await askAs(people.EDITOR)(Figures)).data.todayFigures).toEqual({
    ...{
      newEnquiries: null,
      unanswered: null,
      suspectedEnquiries: null,
      suspectedMessages: null,
      endingOffers: null,
      failedMails: null,
      mailTrouble: null,
      stoppedImports: 1,
      stoppedPlans: 1,
    },
  });
  const { answers } = await listenAsAdmin(`subscription { todayFigures { ${figures} } }`);
  const next = async (): Promise<unknown> => (await answers?.next())?.value?.data?.todayFigures;
  expect(await next()).toEqual(expected);
  const { id } = (await asAdmin('{ enquiries(state: NEW) { nodes { id } } }')).data.enquiries.nodes[0];
  await asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: IN_PROGRESS) { id } }', { id });
  expect(await next()).toEqual({ ...expected, newEnquiries: 0, unanswered: 2 });
  await answers?.return?.(undefined);
});

test('the figures cost as much with ten thousand enquiries as with one', async () => {
  const statements: string[] = [];
  const { db, asVisitor, asAdmin } = await openTestApi({ onStatement: (text) => void statements.push(text) });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  const cost = async () => {
    statements.length = 0;
    await asAdmin(Figures);
    await asAdmin(Unanswered, { first: 5 });
    await asAdmin(Ending);
    return statements.length;
  };
  const few = await cost();
  const [one] = await db.select().from(enquiries);
  if (!one) throw new Error('There is no enquiry.');
  const { seq: _, ...row } = one;
  const more = (n: number) => ({
    ...row,
    id: `e${n}`,
    number: `n${n}`,
    sendKey: `k${n}`,
    createdAt: row.createdAt + n,
  });
  for (let at = 0; at < 10_000; at += 1000)
    await db.write(async (tx) => tx.insert(enquiries).values(Array.from({ length: 1000 }, (_, n) => more(at + n))));
  expect(await cost()).toBe(few);
  expect(few).toBeLessThanOrEqual(27);
});

test('a person chooses to begin with Today', async () => {
  const { asAdmin } = await openTestApi();
  const Me = '{ me { startsWithToday name } }';
  expect((await asAdmin(Me)).data.me.startsWithToday).toBe(false);
  const { data } = await asAdmin('mutation { updateOwnAccount(input: { startsWithToday: true }) { startsWithToday } }');
  expect(data.updateOwnAccount).toEqual({ startsWithToday: true });
});
