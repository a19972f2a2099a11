import { expect, test } from 'vitest';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { mailServer } from '../../../testing/mailServer.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { sendDue } from './sendDue.ts';

const hour = 3_600_000;
const buyer = 'isil@ornek.com.tr';
const Shown = `{
  failedMails { trouble nodes { what failure } }
  enquiries { nodes { undelivered { to failure } } }
  notices { nodes { kind } }
}`;

/** Sends an enquiry through a mail server with such manners, tries its mails at these hours, and reads what people are shown. */
async function tried(manners: Parameters<typeof mailServer>[0], hours = [0, 1, 72]) {
  const api = await openTestApi({ logLevel: 'warn', sendsMail: true });
  const mail = await mailServer(manners);
  const { errors } = await api.asVisitor(SendEnquiry, { input: enquiryInput({ email: buyer }) });
  expect(errors).toBeUndefined();
  const deliver = async (at: number, post = mail.post) => {
    await sendDue(api.db, post, api.log, Date.now() + at * hour);
    const { failedMails, enquiries, notices } = (await api.asAdmin(Shown)).data;
    const undelivered = enquiries.nodes[0].undelivered as { to: string; failure: string }[];
    const noticed = (notices.nodes as { kind: string }[]).filter(({ kind }) => kind === 'MAIL_FAILED').length;
    return { trouble: failedMails.trouble as string | null, undelivered, noticed };
  };
  const first = await deliver(hours[0] ?? 0);
  let last = first;
  for (const at of hours.slice(1)) last = await deliver(at);
  return { ...api, ...mail, deliver, first, last };
}

const both = (failure: string) => ['COMPANY', 'SENDER'].map((to) => ({ to, failure }));

test.each([
  // The recipient is meant.
  ['550 5.1.1 No such user', 'REFUSED'],
  ['550 no such user', 'REFUSED'],
  ['553 5.1.3 Bad address', 'REFUSED'],
  ['552 5.2.2 Mailbox full', 'REFUSED'],
  ['550 5.5.0 Mailbox unavailable', 'REFUSED'],
  ['550 5.1.1 <relay-authentication@ornek.com.tr> is unknown', 'REFUSED'],
  // This site, its sender or its sign-in is meant, or the failure passes by its status.
  ['554 5.7.1 Relay access denied', null],
  ['554 <isil@ornek.com.tr>: Relay access denied', null],
  ['550 relay not permitted', null],
  ['550 5.7.1 Blocked by a list', null],
  ['530 5.7.0 Authentication required', null],
  ['503 5.5.1 Must authenticate first', null],
  ['553 5.1.8 <bilgi@ornek.com.tr>: Sender address rejected: Domain not found', null],
  ['550 4.2.2 Over quota', null],
  ['450 5.1.1 Not yet', null],
])('an address that is refused with "%s" fails for good, or is tried again: %s', async (reply, failure) => {
  const { first, named } = await tried({ refuses: () => reply }, [0]);
  expect(first.undelivered).toEqual(failure ? both(failure) : []);
  expect(named).toHaveLength(2);
});

test.each(['554 5.7.1 Spam', '552 5.3.4 Too big', '550 no'])(
  'a mail whose content is refused with "%s" fails for good and is shown at once',
  async (reply) => {
    const { first, named, logged } = await tried({ refusesContent: () => reply });
    expect(first).toMatchObject({ undelivered: both('CONTENT_REFUSED'), noticed: 1, trouble: null });
    expect(named).toHaveLength(2);
    const [, code, status] = /^(\d+) (5\S+)?/.exec(reply) ?? [];
    const err = { responseCode: Number(code), ...(status && { mailStatus: status }) };
    expect(logged).toMatchObject(Array(2).fill({ failure: 'CONTENT_REFUSED', err }));
  },
);

test('a mail that is larger than the mail server says it takes fails for good', async () => {
  const { first } = await tried({ refusesSender: () => '552 5.3.4 Message size exceeds fixed limit' });
  expect(first.undelivered).toEqual(both('CONTENT_REFUSED'));
});

test.each([
  [{ refusesSender: () => '553 5.7.1 Sender address rejected: not owned by user' }, /the sender.*NOTIFY_EMAIL/],
  [{ refusesSender: () => '501 bad' }, /the sender.*NOTIFY_EMAIL/],
  [{ refuses: () => '450 4.1.8 Sender address rejected: Domain not found' }, /the sender.*NOTIFY_EMAIL/],
  [{ refusesSender: () => '530 5.7.0 Authentication required' }, /wants a user name and password.*SMTP_URL/],
  [{ refuses: () => '554 5.7.1 Relay access denied' }, /passes no mail of this site on/],
  [{ refuses: () => '550 5.7.1 Client host blocked' }, /by a rule/],
  [{ refusesContent: () => '535 5.7.8 Authentication required' }, /wants a user name and password.*SMTP_URL/],
])(
  'what is wrong with the set-up is said at once, and nothing is given up before two days: %#',
  async (manners, said) => {
    let isRepaired = false;
    const [[kind, reply] = ['', () => '']] = Object.entries(manners);
    const { first, last, deliver, letters, logged } = await tried({ [kind]: () => (isRepaired ? undefined : reply()) });
    for (const { trouble, undelivered } of [first, last]) {
      expect(trouble).toMatch(said);
      expect(trouble).not.toMatch(/isil|bilgi/);
      expect(undelivered).toEqual([]);
    }
    expect(JSON.stringify(logged)).not.toMatch(/isil|bilgi@/);
    isRepaired = true;
    expect((await deliver(100)).trouble).toBeNull();
    expect(letters).toHaveLength(2);
  },
);

test('a wrong password, a name of no server, and a port of another kind are said at once', async () => {
  const { db, log, logged, asVisitor, asAdmin } = await openTestApi({ logLevel: 'warn', sendsMail: true });
  const { letters, port, postTo } = await mailServer({ refusesPassword: () => '535 5.7.8 Wrong' });
  await asVisitor(SendEnquiry, { input: enquiryInput() });
  let at = Date.now();
  for (const [address, said] of [
    [`smtp://ada:yanlis@127.0.0.1:${port}`, /refuses the user name and password in SMTP_URL/],
    [`smtps://127.0.0.1:${port}`, /smtps:.+ is for port 465/],
    ['smtp://nowhere.invalid:1', /There is no mail server .+ SMTP_URL/],
  ] as const) {
    await sendDue(db, postTo(address), log, (at += 3 * hour));
    expect((await asAdmin('{ failedMails { trouble } }')).data.failedMails.trouble).toMatch(said);
  }
  expect(letters).toEqual([]);
  expect(JSON.stringify(logged)).not.toMatch(/yanlis/);
});

test('mail to the company does not hide that none leaves it', async () => {
  const own = 'bilgi@ornek.com.tr';
  const refuses = (address: string) => (address === own ? undefined : '554 5.7.1 Relay access denied');
  const { first, asVisitor, deliver, letters } = await tried({ refuses }, [0]);
  expect(first.trouble).toMatch(/passes no mail/);
  await asVisitor(
    'mutation { sendMessage(input: { name: "Ada", email: "a@b.example", subject: "s", message: "m" }) { id } }',
  );
  expect((await deliver(0)).trouble).toMatch(/passes no mail/);
  expect(letters).toHaveLength(2);
});
