import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { state } from '../../db/tables/tables.ts';
import { TookTooLong, type Mark } from './bounceMailbox.ts';

/** How the last visit ended, and how far it came; every server reads it here, and only one of them visits. */
const keys = { trouble: 'mailbox-trouble', validity: 'mailbox-validity', uid: 'mailbox-uid' };

type Trouble = { matches: (error: Error, words: string) => boolean; sentence: (host: string) => string };

const says = (pattern: RegExp) => (_: Error, words: string) => pattern.test(words);

/** Names what keeps the mailbox from being read. A place in this list is stored: add at its end. */
const troubles: Trouble[] = [
  {
    matches: (error) => 'authenticationFailed' in error && error.authenticationFailed === true,
    sentence: (host) =>
      `The mail server ${host} refuses the user name and password in IMAP_URL. ` +
      'Some servers want a password for programs, made in the settings of the mailbox.',
  },
  {
    matches: says(/certificate|self.signed|altnames/i),
    sentence: (host) =>
      `The certificate of the mail server ${host} is signed by nobody that Node knows, has run out, or is for another name. ` +
      'If it is yours, let Node trust it by NODE_EXTRA_CA_CERTS=/path/of/certificate.pem, ' +
      'or add ?tls.rejectUnauthorized=false to the end of IMAP_URL.',
  },
  {
    matches: says(/STARTTLS|UPGRADE_TIMEOUT/i),
    sentence: (host) =>
      `The mail server ${host} offers no encryption at that port: in IMAP_URL, imaps:// is for port 993, and imap:// for 143.`,
  },
  {
    matches: says(/ENOTFOUND|EDNS/),
    sentence: (host) => `There is no mail server ${host}: the name in IMAP_URL may be misspelt.`,
  },
  {
    matches: says(/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|CONNECT_TIMEOUT|ETIMEDOUT/),
    sentence: (host) =>
      `The mail server ${host} does not answer: see that it runs, and that IMAP_URL names it and its port.`,
  },
  {
    matches: says(
      /GREETING_TIMEOUT|wrong version number|packet length|InvalidResponse|ParserError|ClosedAfterConnect/i,
    ),
    sentence: (host) =>
      `${host} does not answer as a mailbox does at that port: in IMAP_URL, imaps:// is for port 993, and imap:// for 143.`,
  },
  {
    matches: says(/NONEXISTENT|Mailbox (doesn't|does not) exist|no such mailbox|Unknown Mailbox/i),
    sentence: (host) =>
      `The mail server ${host} has no such folder as IMAP_URL names: INBOX is the one into which mail comes.`,
  },
  {
    matches: (error, words) => error instanceof TookTooLong || words.includes('ETIMEOUT'),
    sentence: (host) => `The mail server ${host} takes too long to show what is in the mailbox. It is asked again.`,
  },
  {
    matches: () => true,
    sentence: (host) =>
      `The mailbox at ${host} cannot be read at the moment; the log has the reason. It is asked again.`,
  },
];

const quietly = { raisesRevision: false };

async function put(db: Db, values: Partial<Record<keyof typeof keys, number>>) {
  await db.write(async (tx) => {
    for (const [name, value] of Object.entries(values)) {
      const key = keys[name as keyof typeof keys];
      await tx.insert(state).values({ key, value }).onConflictDoUpdate({ target: state.key, set: { value } });
    }
  }, quietly);
}

async function known(db: Tx) {
  const rows = await db
    .select()
    .from(state)
    .where(inArray(state.key, [keys.validity, keys.uid]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function markOf(db: Tx): Promise<Mark | null> {
  const values = await known(db);
  const [validity, uid] = [values.get(keys.validity), values.get(keys.uid)];
  return validity === undefined || uid === undefined ? null : { validity, uid };
}

export const putMark = (db: Db, { validity, uid }: Mark) => put(db, { validity, uid });

const valueOf = async (db: Tx) => (await db.select().from(state).where(eq(state.key, keys.trouble)))[0]?.value ?? 0;

/** Notes how the last visit ended; without an error, that all was well. */
export async function noteMailbox(db: Db, error?: unknown) {
  const value = error === undefined ? 0 : placeOf(error) + 1;
  if ((await valueOf(db)) !== value) await put(db, { trouble: value });
}

function placeOf(error: unknown): number {
  const real = error instanceof Error ? error : new Error(String(error));
  const { code = '', serverResponseCode = '', responseText = '' } = real as Error & Record<string, unknown>;
  const words = [code, serverResponseCode, responseText, real.message].map(String).join(' ');
  return troubles.findIndex(({ matches }) => matches(real, words));
}

/** Returns why the mailbox cannot be read and what helps; null while it can, and on a site that reads none. */
export async function mailboxTrouble({
  db,
  mailboxHost,
}: {
  db: Db;
  mailboxHost: string | null;
}): Promise<string | null> {
  if (mailboxHost === null) return null;
  return troubles[(await valueOf(db)) - 1]?.sentence(mailboxHost) ?? null;
}
