import { expect, test } from 'vitest';
import { bounceOf } from '../../../testing/bounces.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailbox } from '../../../testing/mailbox.ts';
import { mailServer } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createBounceRounds } from './lookForBounces.ts';
import { sendDue } from './sendDue.ts';

const minute = 60_000;
const buyer = 'isil@ornek.com.tr';
const Shown = `{
  failedMails { trouble mailboxTrouble nodes { what failure } }
  health { mailboxTrouble }
  enquiries { nodes { id undelivered { to failure } letters { state failure } } }
  notices { nodes { kind } }
}`;

/** Opens a site that has sent the mails of an enquiry, with a mailbox beside it. */
async function opened(manners?: Parameters<typeof mailbox>[0]) {
  const api = await openTestApi({ logLevel: 'warn', sendsMail: true });
  const mail = await mailServer();
  const box = await mailbox(manners);
  const { errors } = await api.asVisitor(SendEnquiry, { input: enquiryInput({ email: buyer }) });
  expect(errors).toBeUndefined();
  let now = Date.now();
  await sendDue(api.db, mail.post, api.log, now);
  const ids = () => mail.letters.map((letter) => /^Message-ID:\s+(\S+)/im.exec(letter)?.[1] ?? '');
  const confirmation = ids().find((id) => id.startsWith('<confirmation-')) ?? '';
  const rounds = (address: string, more = {}) =>
    createBounceRounds(api.db, { ...mail.post, address, ...more }, api.log);
  const round = rounds(box.address);
  /** Looks into the mailbox some minutes later, and reads what people are shown. */
  const look = async (after = 1, visit = round) => {
    now += after * minute;
    await visit(now);
    const { failedMails, health, enquiries, notices } = (await api.asAdmin(Shown)).data;
    const [enquiry] = enquiries.nodes;
    return {
      trouble: failedMails.mailboxTrouble as string | null,
      ofHealth: health.mailboxTrouble as string | null,
      failed: failedMails.nodes as { what: string; failure: string }[],
      undelivered: enquiry.undelivered as { to: string; failure: string }[],
      letters: enquiry.letters as { state: string; failure: string | null }[],
      noticed: (notices.nodes as { kind: string }[]).filter(({ kind }) => kind === 'MAIL_FAILED').length,
      enquiryId: enquiry.id as string,
    };
  };
  return {
    ...api,
    ...mail,
    ...box,
    rounds,
    look,
    confirmation,
    ids,
    deliver: () => sendDue(api.db, mail.post, api.log, now),
  };
}

test.each([
  ['Postfix', bounceOf.postfix],
  ['Exchange in Turkish', bounceOf.exchange],
  ['Gmail in Turkish', (sent: Parameters<typeof bounceOf.gmail>[0]) => bounceOf.gmail(sent, { isTurkish: true })],
  ['Exim', bounceOf.exim],
])('a confirmation that %s gives back is shown at its enquiry, once', async (_, report) => {
  const { look, receive, confirmation, said, logged } = await opened();
  receive('From: ali@alici.com.tr\nSubject: Soru\nContent-Type: text/plain\n\nDN50 var mi?');
  receive(report({ id: confirmation, to: buyer }));
  const found = { undelivered: [{ to: 'SENDER', failure: 'REFUSED' }], failed: [{ failure: 'REFUSED' }], noticed: 1 };
  expect(await look()).toMatchObject(found);
  receive(report({ id: confirmation, to: buyer }));
  expect(await look()).toMatchObject(found);
  // It is opened to be read alone, and of other mails the head alone is read.
  expect(said).not.toContain('SELECT');
  expect(said).not.toContain('STORE');
  expect(said.filter((command) => command === 'FETCH')).toHaveLength(4);
  expect(logged.filter((line) => Object(line).msg === 'a mail came back')).toMatchObject([
    { mail: 'CONFIRMATION', failure: 'REFUSED' },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/isil|gizli/);
});

test('a mail that is late is no failure; it is one once it comes back, and a letter says so', async () => {
  const { look, receive, asAdmin, ids, deliver } = await opened();
  const { enquiryId } = await look();
  await asAdmin(
    `mutation ($id: ID!) { answerEnquiry(id: $id, input: { subject: "Fiyat", text: "Ektedir." }) { id } }`,
    { id: enquiryId },
  );
  await deliver();
  const letter = ids().find((id) => id.startsWith('<letter-')) ?? '';
  receive(bounceOf.postfix({ id: letter, to: buyer }, { action: 'delayed', status: '4.4.1' }));
  expect(await look()).toMatchObject({ letters: [{ state: 'SENT', failure: 'DELAYED' }], failed: [], noticed: 0 });
  receive(bounceOf.postfix({ id: letter, to: buyer }, { status: '4.4.7', words: 'delivery time expired' }));
  expect(await look()).toMatchObject({
    letters: [{ state: 'FAILED', failure: 'EXPIRED' }],
    failed: [{ failure: 'EXPIRED' }],
    noticed: 1,
  });
});

test('a forged report changes nothing', async () => {
  const { look, receive, confirmation, deliver, asVisitor, letters } = await opened();
  const host = confirmation.split('@')[1] ?? '';
  const forged = [
    // Another site, another kind, an unknown enquiry, another recipient, and no id of this site at all.
    { id: confirmation.replace(host, 'baska.example>'), to: buyer },
    { id: confirmation.replace('confirmation', 'nothing'), to: buyer },
    { id: confirmation.replace('confirmation', 'offer'), to: buyer },
    { id: `<confirmation-00000000-0000-4000-8000-000000000000@${host}`, to: buyer },
    { id: confirmation, to: 'baska@alici.com.tr' },
    { id: `<invitation-x' or 1=1 --@${host}`, to: buyer },
    { id: '<CAKx1234@mail.gmail.com>', to: buyer },
  ];
  for (const sent of forged) for (const report of Object.values(bounceOf)) receive(report(sent));
  expect(await look()).toMatchObject({ undelivered: [], failed: [], noticed: 0, trouble: null });
  // A mail that still waits to be sent is sent, whatever a report says of it.
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: 'ikinci@ornek.com.tr' }) });
  const before = letters.length;
  const enquiryId = (await look()).enquiryId;
  receive(bounceOf.postfix({ id: `<confirmation-${enquiryId}@${host}`, to: 'ikinci@ornek.com.tr' }));
  expect((await look()).undelivered).toEqual([]);
  await deliver();
  expect(letters.length).toBe(before + 2);
});

test('what keeps the mailbox from being read is said in the words of the settings, and goes once it can be read', async () => {
  const { look, rounds, box, port, logged, receive, confirmation, close } = await opened();
  const address = (folder = '') => `imap://bilgi%40ornek.com.tr:gizli@127.0.0.1:${port}${folder}`;
  box.manners = { refusesPassword: '[AUTHENTICATIONFAILED] Kullanıcı adı veya parola yanlış' };
  expect((await look(100)).trouble).toMatch(/imap.ornek.com.tr refuses the user name and password in IMAP_URL/);
  box.manners = {};
  expect(await look(100, rounds(address('/Yok')))).toMatchObject({
    trouble: expect.stringMatching(/no such folder.*IMAP_URL/),
  });
  box.manners = { greeting: 'SSH-2.0-OpenSSH_9.2' };
  expect((await look(100, rounds(address(), { within: 1500 }))).trouble).toMatch(/does not answer as a mailbox does/);
  box.manners = { endsAt: 'FETCH' };
  receive(bounceOf.postfix({ id: confirmation, to: buyer }));
  const broken = await look(100, rounds(address()));
  expect(broken.trouble).toMatch(/cannot be read at the moment/);
  expect(broken.ofHealth).toBe(broken.trouble);
  box.manners = {};
  expect(await look(100)).toMatchObject({ trouble: null, ofHealth: null, undelivered: [{ failure: 'REFUSED' }] });
  expect((await look(1, rounds('imap://a:gizli@nowhere.invalid'))).trouble).toMatch(
    /There is no mail server.*IMAP_URL/,
  );
  expect((await look(1, rounds(address().replace('imap:', 'imaps:')))).trouble).toMatch(/imaps:\/\/ is for port 993/);
  // Elsewhere than on this machine a connection without encryption gets no password.
  expect((await look(1, rounds(address().replace('127.0.0.1', '0.0.0.0')))).trouble).toMatch(/offers no encryption/);
  await close();
  expect((await look(1, rounds(address()))).trouble).toMatch(/does not answer.*IMAP_URL/);
  expect(JSON.stringify(logged)).not.toMatch(/gizli/);
});

test('after a failure the mailbox is left alone for a while, since servers lock out who comes with a wrong password', async () => {
  const { look, said } = await opened({ refusesPassword: 'no' });
  for (let minutes = 0; minutes < 120; minutes++) await look();
  expect(said.filter((command) => command === 'LOGIN').length).toBeLessThan(10);
});

test('a mailbox of many mails is read in parts, and what was read is not read again', async () => {
  const { look, receive, box, said, confirmation } = await opened();
  for (let mail = 0; mail < 250; mail++) receive(`Subject: ${mail}\nContent-Type: text/plain\n\nx`);
  receive(bounceOf.postfix({ id: confirmation, to: buyer }));
  expect((await look()).undelivered).toEqual([]);
  expect((await look()).undelivered).toHaveLength(1);
  const fetches = () => said.filter((command) => command === 'FETCH').length;
  const before = fetches();
  await look();
  expect(fetches()).toBe(before);
  // A mailbox that was made again counts from the beginning.
  box.validity = 8;
  expect(await look()).toMatchObject({ undelivered: [{ failure: 'REFUSED' }], noticed: 1 });
  expect(fetches()).toBeGreaterThan(before);
});

test('a server that stands still, or lies about a length, ends the visit', async () => {
  const { look, box, receive, confirmation, rounds, address } = await opened();
  receive(bounceOf.postfix({ id: confirmation, to: buyer }));
  box.manners = { stallsAt: 'SEARCH' };
  expect((await look(100, rounds(address, { within: 600 }))).trouble).toMatch(/takes too long/);
  box.manners = { lies: 100_000 };
  expect((await look(100, rounds(address))).trouble).toMatch(/cannot be read at the moment/);
  box.manners = {};
  expect((await look(100, rounds(address))).undelivered).toHaveLength(1);
});
