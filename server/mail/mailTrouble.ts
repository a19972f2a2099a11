import { eq } from 'drizzle-orm';
import { OwnError } from '../core/reduced.ts';
import type { Db, Tx } from '../db/database.ts';
import { state } from '../db/tables/tables.ts';
import {
  failureOf,
  hasRuleAgainst,
  refusesSender,
  refusesToRelay,
  replyIn,
  wantsSignIn,
  type MailReply,
} from './mailReply.ts';
import { batched } from '../context/batched.ts';
import { failedMails, type MailFailure, type OutboxRow } from './outbox.store.ts';

type Undelivered = { to: 'SENDER' | 'COMPANY'; failure: MailFailure };
type None = Record<string, never>;

const undeliveredOf = ({ kind, failure }: OutboxRow): Undelivered[] =>
  failure ? [{ to: kind === 'CONFIRMATION' ? 'SENDER' : 'COMPANY', failure }] : [];

/** Returns, by the id of a message, an enquiry or an invitation, the mails about it that failed for good. */
export const undeliveredBatched = batched<None, Undelivered[]>(async ({ db }, ids) => {
  const rows = await failedMails(db, ids);
  return new Map(ids.map((id) => [id, (rows.get(id) ?? []).flatMap(undeliveredOf)]));
});

/** The last try to send a mail met this; every server reads it here, and only one of them sends. */
const key = 'mail-trouble';

type Trouble = {
  /** Knows an error of the connection by the words and codes of Node and nodemailer. */
  matches?: RegExp;
  /** Knows a reply to a letter. */
  answers?: (reply: MailReply) => boolean;
  /** The server takes letters to the company itself all the same. */
  isOfOthers?: boolean;
  sentence: (host: string) => string;
};

const trusting =
  'If it is yours, let Node trust it by NODE_EXTRA_CA_CERTS=/path/of/certificate.pem, or add ?tls.rejectUnauthorized=false to the end of SMTP_URL.';

/** Names the faults of a connection, or of the set-up. A place in this list is stored: add at its end. */
const troubles: Trouble[] = [
  {
    matches: /self.signed certificate/i,
    sentence: (host) => `The certificate of the mail server ${host} is signed by itself. ${trusting}`,
  },
  {
    matches: /unable to (verify the first|get (local )?issuer) certificate/i,
    sentence: (host) => `The certificate of the mail server ${host} is signed by nobody that Node knows. ${trusting}`,
  },
  {
    matches: /certificate (has expired|is not yet valid)/i,
    sentence: (host) =>
      `The certificate of the mail server ${host} has run out, or is not valid yet: it needs a new one. Until then, ?tls.rejectUnauthorized=false at the end of SMTP_URL allows it.`,
  },
  {
    matches: /does not match certificate/i,
    sentence: (host) =>
      `The certificate of the mail server is for another name than ${host}: write the name in it into SMTP_URL, or add ?tls.servername= and that name to the end of SMTP_URL.`,
  },
  {
    matches: /STARTTLS/i,
    sentence: (host) =>
      `The mail server ${host} offers no encryption. ?ignoreTLS=true at the end of SMTP_URL allows a connection that can be read on its way.`,
  },
  {
    matches: /EAUTH(?!.*: 4)|invalid login(?!.*: 4)/i,
    sentence: (host) => `The mail server ${host} refuses the user name and password in SMTP_URL.`,
  },
  {
    matches: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|connection timeout|^ETIMEDOUT (?!greeting)/i,
    sentence: (host) =>
      `The mail server ${host} does not answer: see that it runs, and that SMTP_URL names it and its port.`,
  },
  {
    matches: /ENOTFOUND|EDNS/,
    sentence: (host) => `There is no mail server ${host}: the name in SMTP_URL may be misspelt.`,
  },
  {
    matches: /greeting: 5\d\d|response=5\d\d/i,
    sentence: (host) => `The mail server ${host} takes no connections from this machine: its owner can allow them.`,
  },
  {
    matches: /wrong version number|packet length|greeting/i,
    sentence: (host) =>
      `${host} does not answer as a mail server does at that port: in SMTP_URL, smtps:// is for port 465, and smtp:// for 587 and 25.`,
  },
  {
    answers: wantsSignIn,
    sentence: (host) =>
      `The mail server ${host} wants a user name and password: write those of a mailbox into SMTP_URL, as smtp://user:password@${host}.`,
  },
  {
    answers: refusesSender,
    sentence: (host) =>
      `The mail server ${host} refuses the sender, which is the address in NOTIFY_EMAIL: it has to be one in whose name the user in SMTP_URL may send.`,
  },
  {
    answers: refusesToRelay,
    isOfOthers: true,
    sentence: (host) =>
      `The mail server ${host} passes no mail of this site on to other companies: it needs a user name and password in SMTP_URL, or has to allow this machine.`,
  },
  {
    answers: hasRuleAgainst,
    isOfOthers: true,
    sentence: (host) =>
      `The mail server ${host} refused a mail by a rule of its own, such as a list of blocked machines; the log has its code. It is tried again.`,
  },
];

/** An error of the connection or the set-up in this program's words; another error is returned as it is. */
export function explained(error: unknown, host: string): unknown {
  const trouble = troubleIn(error);
  if (!trouble || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return Object.assign(new OwnError(trouble.sentence(host), { cause: error }), { code });
}

function troubleIn(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const reply = replyIn(error);
  if (reply) return failureOf(error) ? undefined : troubles.find(({ answers }) => answers?.(reply));
  const { code = '', originalCode = '' } = error as { code?: string; originalCode?: string };
  const met = [originalCode, code, error.message].filter(Boolean).join(' ');
  return troubles.find(({ matches }) => matches?.test(met));
}

/** How a try ended; `isOwn` is a mail to the company itself. */
type Try = { error?: unknown; isOwn: boolean };

/** Notes how the last try ended. A mail that the company got does not show that others get theirs. */
export async function noteTrouble(db: Db, { error, isOwn }: Try) {
  const known = await valueOf(db);
  const trouble = error instanceof OwnError ? troubleIn(error.cause) : undefined;
  if (!trouble && isOwn && troubles[known - 1]?.isOfOthers) return;
  const value = trouble ? troubles.indexOf(trouble) + 1 : 0;
  if (known === value) return;
  await db.write(
    async (tx) => {
      await tx.insert(state).values({ key, value }).onConflictDoUpdate({ target: state.key, set: { value } });
    },
    { raisesRevision: false },
  );
}

const valueOf = async (db: Tx) => (await db.select().from(state).where(eq(state.key, key)))[0]?.value ?? 0;

/** Returns why the mail server takes no mail and what helps; null while it does, and on a site that sends none. */
export async function mailTrouble({ db, mailHost }: { db: Db; mailHost: string | null }): Promise<string | null> {
  if (mailHost === null) return null;
  return troubles[(await valueOf(db)) - 1]?.sentence(mailHost) ?? null;
}
