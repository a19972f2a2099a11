import { eq } from 'drizzle-orm';
import { OwnError } from '../core/reduced.ts';
import type { Db, Tx } from '../db/database.ts';
import { state } from '../db/tables.ts';

/** The last try to send a mail met this; every server reads it here, and only one of them sends. */
const key = 'mail-trouble';

type Trouble = { matches: RegExp; sentence: (host: string) => string };

const trusting =
  'If it is yours, let Node trust it by NODE_EXTRA_CA_CERTS=/path/of/certificate.pem, or add ?tls.rejectUnauthorized=false to the end of SMTP_URL.';

/** What is wrong with a connection, by the words of Node and nodemailer. A place in this list is stored: add at its end. */
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
    matches: /invalid login|authentication/i,
    sentence: (host) => `The mail server ${host} refuses the user name and password in SMTP_URL.`,
  },
  {
    matches: /ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|timeout/i,
    sentence: (host) =>
      `The mail server ${host} does not answer: see that it runs, and that SMTP_URL names it and its port.`,
  },
];

/** An error of a connection to the mail server, in this program's words; another error is returned as it is. */
export function explained(error: unknown, host: string): unknown {
  const trouble = troubleIn(error);
  if (!trouble || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  return Object.assign(new OwnError(trouble.sentence(host), { cause: error }), { code });
}

/** The reply to a letter has a code of three digits, and its words may quote an address. */
const isReply = (error: Error) => 'command' in error && /^(MAIL FROM|RCPT TO|DATA)/.test(String(error.command));

const troubleIn = (error: unknown) =>
  error instanceof Error && !isReply(error) ? troubles.find(({ matches }) => matches.test(error.message)) : undefined;

/** Notes how the last try ended; `undefined` is a success. */
export async function noteTrouble(db: Db, error: unknown) {
  const trouble = error instanceof OwnError ? troubleIn(error.cause) : undefined;
  const value = trouble ? troubles.indexOf(trouble) + 1 : 0;
  if ((await valueOf(db)) === value) return;
  await db.write(async (tx) => {
    await tx.insert(state).values({ key, value }).onConflictDoUpdate({ target: state.key, set: { value } });
  });
}

const valueOf = async (db: Tx) => (await db.select().from(state).where(eq(state.key, key)))[0]?.value ?? 0;

/** Returns why the mail server takes no mail and what helps; null while it does, and on a site that sends none. */
export async function mailTrouble({ db, mailHost }: { db: Db; mailHost: string | null }): Promise<string | null> {
  if (mailHost === null) return null;
  return troubles[(await valueOf(db)) - 1]?.sentence(mailHost) ?? null;
}
