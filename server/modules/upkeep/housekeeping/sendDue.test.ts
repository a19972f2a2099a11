import { expect, onTestFinished, test, vi } from 'vitest';
import { outbox } from '../../../db/tables/mailTables.ts';
import { hasOpenssl, makeCertificate } from '../../../testing/programs/certificates.ts';
import { calls } from '../../../testing/calls.ts';
import { enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailServer, partsOf } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { fields } from '../../../testing/rootFields.ts';
import { sendDue } from './sendDue.ts';

const Send = `mutation { sendMessage(input: { name: "Şule Ağırbaş", email: "sule@ornek.com.tr", subject: "İğne vana", message: "DN50 var mı?" }) { id } }`;

test('the company receives a message once, and the reply goes to the visitor', async () => {
  const { db, log, asVisitor } = await openTestApi();
  const { letters, post } = await mailServer();
  await asVisitor(Send);
  await sendDue(db, post, log, Date.now());
  await sendDue(db, post, log, Date.now());
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('Reply-To: =?UTF-8?Q?=C5=9Eule_A=C4=9F=C4=B1rba=C5=9F?= <sule@ornek.com.tr>');
});

test('a mail server that fails is logged with its reason and retried later; the visitor does not wait for it', async () => {
  const { db, log, logged, asVisitor, asAdmin } = await openTestApi();
  const { letters, post } = await mailServer({ refusals: 2 });
  expect((await asVisitor(Send)).errors).toBeUndefined();
  const now = Date.now();
  for (const later of [0, 30_000, 61_000, 61_000 + 121_000]) await sendDue(db, post, log, now + later);
  expect(letters).toHaveLength(1);
  const err = { code: 'EMESSAGE', responseCode: 450 };
  expect(logged).toMatchObject([
    { err, attempts: 1, minutes: 1 },
    { err, attempts: 2, minutes: 2 },
  ]);
  expect((await asAdmin('{ messages { totalCount } }')).data.messages.totalCount).toBe(1);
});

test('no mail is sent about suspected spam', async () => {
  const { db, log, asVisitor } = await openTestApi();
  const { letters, post } = await mailServer();
  await asVisitor(Send.replace('message:', 'website: "x", company: "www.kotu.example", message:'));
  await sendDue(db, post, log, Date.now());
  expect(letters).toEqual([]);
});

test('a remote server without encryption gets neither mail nor password, unless the settings allow it', async () => {
  const { db, log, logged, asVisitor } = await openTestApi();
  const { letters, port, postTo } = await mailServer();
  await asVisitor(Send);
  // This address leads to the same machine, but is no name of its loopback interface.
  const elsewhere = `smtp://0.0.0.0:${port}`;
  await sendDue(db, postTo(elsewhere), log, Date.now());
  expect([letters, logged]).toMatchObject([[], [{ err: { code: 'ETLS' } }]]);
  await sendDue(db, postTo(`${elsewhere}?ignoreTLS=true`), log, Date.now() + 120_000);
  expect(letters).toHaveLength(1);
});

const Trouble = '{ failedMails { trouble } health { mailTrouble } }';

test.skipIf(!hasOpenssl)(
  'a server on this machine is used with any certificate; elsewhere the reason and the setting that allows it are named',
  async () => {
    const { db, log, logged, folder, asVisitor, asAdmin } = await openTestApi({ logLevel: 'warn', sendsMail: true });
    const certificate = makeCertificate(folder, 'posta.firma.example');
    const { letters, port, post, postTo } = await mailServer({ certificate });
    await asVisitor(Send);
    const elsewhere = `smtp://0.0.0.0:${port}`;
    await sendDue(db, postTo(elsewhere), log, Date.now());
    expect(letters).toEqual([]);
    const reason = (host: string) =>
      new RegExp(
        `^The certificate of the mail server ${host} is signed by itself.*\\?tls.rejectUnauthorized=false.*SMTP_URL`,
      );
    expect(logged).toMatchObject([{ err: { message: expect.stringMatching(reason('0.0.0.0')) }, attempts: 1 }]);
    const { data } = await asAdmin(Trouble);
    expect(data.failedMails.trouble).toMatch(reason('mail.ornek.com.tr'));
    expect(data.health.mailTrouble).toBe(data.failedMails.trouble);

    await sendDue(db, postTo(`${elsewhere}?tls.rejectUnauthorized=false`), log, Date.now() + 120_000);
    expect(letters).toHaveLength(1);
    expect((await asAdmin(Trouble)).data.failedMails.trouble).toBeNull();
    await asVisitor(Send);
    await sendDue(db, post, log, Date.now());
    expect(letters).toHaveLength(2);
  },
);

test('a server that is away, and one without encryption, are named as well, and never what a visitor typed', async () => {
  const { db, log, logged, asVisitor, asAdmin } = await openTestApi({ logLevel: 'warn', sendsMail: true });
  const { port, postTo } = await mailServer();
  await asVisitor(Send);
  const trouble = async () => (await asAdmin(Trouble)).data.failedMails.trouble as string;
  await sendDue(db, postTo(`smtp://0.0.0.0:${port}`), log, Date.now());
  expect(await trouble()).toMatch(/offers no encryption\. \?ignoreTLS=true/);
  await sendDue(db, postTo('smtp://127.0.0.1:1'), log, Date.now() + 120_000);
  expect(await trouble()).toMatch(/mail\.ornek\.com\.tr does not answer/);
  expect(JSON.stringify(logged)).not.toMatch(/Şule|sule@/);
});

const hour = 3_600_000;
const buyer = 'isil.agirbas@ornek.com.tr';
const Undelivered = `{ enquiries { nodes { undelivered { to failure } } } messages { nodes { undelivered { to failure } } } }`;
const Status =
  'query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { copy { email } } }';

test('an address that is refused permanently is tried once, shown beside the enquiry, and never logged', async () => {
  const { db, log, logged, asVisitor, asAdmin } = await openTestApi({ logLevel: 'info', sendsMail: true });
  const { named, post } = await mailServer({ refuses: () => 550 });
  await asVisitor(Send);
  const link = linkOf(await asVisitor(SendEnquiry, { input: enquiryInput({ email: buyer }) }));
  expect((await asVisitor(Status, link)).data.enquiryStatus.copy).toEqual({ email: buyer });
  for (const later of [0, 72, 7 * 24, 365 * 24]) await sendDue(db, post, log, Date.now() + later * hour);
  expect(named).toEqual([post.to, post.to, buyer]);
  const [toCompany, toSender] = ['COMPANY', 'SENDER'].map((to) => ({ to, failure: 'REFUSED' }));
  const { enquiries, messages } = (await asAdmin(Undelivered)).data;
  expect(enquiries.nodes).toEqual([{ undelivered: [toCompany, toSender] }]);
  expect(messages.nodes).toEqual([{ undelivered: [toCompany] }]);
  expect((await asVisitor(Status, link)).data.enquiryStatus.copy).toBeNull();
  expect(logged).toMatchObject(
    ['MESSAGE', 'ENQUIRY', 'CONFIRMATION'].map((mail) => ({ mail, failure: 'REFUSED', err: { responseCode: 550 } })),
  );
  expect(JSON.stringify(logged)).not.toMatch(/@ornek|isil|Işıl|DN65|no such user/);
});

test('an address that is refused temporarily is tried for two days at growing intervals, and then given up', async () => {
  const { db, log, asVisitor, asAdmin } = await openTestApi({ logLevel: 'info' });
  const { named, post } = await mailServer({ refuses: (address) => (address === buyer ? 450 : undefined) });
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: buyer }) });
  const start = Date.now();
  const triedAt: number[] = [];
  for (let hours = 0; hours < 7 * 24; hours++) {
    await sendDue(db, post, log, start + hours * hour);
    if (named.filter((address) => address === buyer).length > triedAt.length) triedAt.push(hours);
  }
  const pauses = triedAt.slice(1).map((at, n) => at - (triedAt[n] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(triedAt.at(-1)).toBeGreaterThan(36);
  expect(triedAt.at(-1)).toBeLessThan(72);
  const { enquiries } = (await asAdmin(Undelivered)).data;
  expect(enquiries.nodes).toEqual([{ undelivered: [{ to: 'SENDER', failure: 'GIVEN_UP' }] }]);
});

/** A mail to an address that nobody has confirmed has at most this size, with its headers and both parts. */
const mostBytes = 4096;

test('a mail to an address that a stranger typed has no typed text, in its headers or its body', async () => {
  const { db, log, asVisitor } = await openTestApi();
  const { letters, post } = await mailServer();
  const open = fields.filter(([name, may]) => name.startsWith('Mutation.') && !may);
  for (const [name] of open) await asVisitor(`mutation { ${calls[name] ?? ''} }`);
  const kinds = new Set((await db.select().from(outbox)).map(({ kind }) => kind));
  // Each new kind of mail that strangers cause has to be added below.
  expect([...kinds].sort()).toEqual(['CONFIRMATION', 'ENQUIRY', 'MESSAGE']);
  await sendDue(db, post, log, Date.now());
  letters.length = 0;
  const email = 'kurban@ornek.com.tr';
  const long = (word: string, letters: number) => `${word} `.repeat(letters / (word.length + 1)).trim();
  const typed = {
    name: long('ZADIM', 100),
    email,
    company: long('ZFIRMA', 150),
    message: long('ZMETIN', 5000),
  };
  const rows = Array.from({ length: 60 }, () => ({
    text: long('ZSATIR', 200),
    quantity: 77_777,
    note: long('ZNOT', 300),
  }));
  const more = { phone: '+90 777 777 77 77', deliveryPlace: long('ZYER', 200), rows };
  await asVisitor('mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', {
    input: { ...typed, subject: long('ZKONU', 200) },
  });
  await asVisitor(SendEnquiry, { input: enquiryInput({ ...typed, ...more }) });
  await sendDue(db, post, log, Date.now());
  const [toCompany, toStranger] = [true, false].map((is) =>
    letters.filter((letter) => is === /^To: bilgi@/m.test(letter)),
  );
  expect([toCompany?.length, toStranger?.length]).toEqual([2, 1]);
  for (const letter of toStranger ?? []) {
    expect(letter).toMatch(/^To: kurban@ornek\.com\.tr\r?$/m);
    expect(Buffer.byteLength(letter)).toBeLessThan(mostBytes);
    const { 'text/plain': text = '', 'text/html': html = '' } = partsOf(letter);
    expect(text).toContain('Kalem sayısı: 60');
    expect(letter + text + html).not.toMatch(/Z(ADIM|FIRMA|METIN|SATIR|NOT|YER|KONU)|77[ .,]?777/);
  }
});

test('one address gets three confirmations a day, however many senders name it, also on several servers', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { db, folder, log, askAs, asAdmin } = await openTestApi();
  const { named, post } = await mailServer();
  const again = await openTestDatabase(folder);
  onTestFinished(() => again.close());
  const spelled = ['kurban@ornek.com.tr', ' KURBAN@Ornek.com.tr ', 'Kurban+a@ornek.com.tr', 'kurban+b.c@ornek.com.tr'];
  let sender = 0;
  const sendTo = async (email: string) =>
    askAs({ db: sender % 2 === 0 ? db : again, address: `10.0.0.${++sender}` })(SendEnquiry, {
      input: enquiryInput({ email }),
    });
  for (const email of [...spelled, ...spelled]) expect((await sendTo(email)).errors).toBeUndefined();
  await sendTo('baska@ornek.com.tr');
  await sendDue(db, post, log, Date.now());
  await sendDue(db, post, log, Date.now());
  const toVictim = () => named.filter((address) => address.toLowerCase().startsWith('kurban')).length;
  expect([toVictim(), named.length]).toEqual([3, 9 + 3 + 1]);
  const { nodes } = (await asAdmin(Undelivered)).data.enquiries;
  const told = (nodes as { undelivered: object[] }[]).flatMap(({ undelivered }) => undelivered);
  expect(told).toEqual(Array(5).fill({ to: 'SENDER', failure: 'HELD_BACK' }));
  vi.setSystemTime(Date.now() + 24 * hour);
  await sendTo(spelled[0] ?? '');
  await sendDue(db, post, log, Date.now());
  expect(toVictim()).toBe(4);
});
