import type { Logger } from 'pino';
import type { SendMailOptions } from 'nodemailer';
import type { Db } from '../../../db/database.ts';
import { visitMailbox } from '../../../mail/bounces/bounceMailbox.ts';
import { markOf, noteMailbox, putMark } from '../../../mail/bounces/mailboxTrouble.ts';
import { plainAddress, readBounces, type Bounce } from '../../../mail/bounces/readBounce.ts';
import { namedBy, type Site } from '../../../mail/compose.ts';
import { noteBounced } from '../../../mail/outbox.store.ts';
import { mailKinds, noteFailed } from './mailKinds.ts';

const minute = 60_000;
const longestPause = 60 * minute;

type Mailbox = Omit<Site, 'offerPdf' | 'attachment'> & { address: string; within?: number };

/** Only the recipient of a mail is looked at, so the papers of offers need not be drawn. */
const noPaper = { attachment: async () => Buffer.alloc(0), offerPdf: () => Promise.resolve(new Uint8Array()) };

/**
 * Returns a function that looks into the mailbox for mails that came back. After a failure it waits, up to an hour: mail
 * servers lock those out who come with a wrong password every minute.
 */
export function createBounceRounds(db: Db, { address, within, ...site }: Mailbox, log: Logger) {
  let failures = 0;
  let nextAt = 0;
  /** A report that cannot be taken apart is left: it would hold up all that came after it. */
  const read = (report: Uint8Array): Promise<Bounce[]> =>
    readBounces(report).catch((error: unknown) => {
      log.warn({ err: error }, 'the report of a mail server cannot be read and is left');
      return [];
    });
  return async (now = Date.now()) => {
    if (now < nextAt) return;
    try {
      await visitMailbox(address, {
        mark: await markOf(db),
        now,
        within,
        async take(report, mark) {
          for (const bounce of report ? await read(report) : []) {
            const kind = await noteBounce(db, site, bounce, now);
            const { failure, status } = bounce;
            // Anybody can write such a report, about a mail that was never sent.
            if (kind) log.warn({ mail: kind, failure, mailStatus: status }, 'a mail came back');
          }
          await putMark(db, mark);
        },
      });
    } catch (error) {
      failures += 1;
      nextAt = now + Math.min(2 ** failures * minute, longestPause);
      await noteMailbox(db, error);
      log.warn({ err: error, minutes: (nextAt - now) / minute }, 'the mailbox cannot be read; trying again');
      return;
    }
    failures = 0;
    await noteMailbox(db);
  };
}

/**
 * Notes at the subject of a mail that it came back; null for a mail that this site did not send to that recipient.
 * Anybody who writes to the mailbox can forge a report, but has to know the id of the mail and the address to which it went.
 */
async function noteBounce(
  db: Db,
  site: Omit<Site, 'offerPdf' | 'attachment'>,
  { messageId, recipients, failure }: Bounce,
  now: number,
) {
  const named = namedBy(messageId, site, Object.keys(mailKinds));
  const mail = named && (await mailKinds[named.kind]?.compose(db, named.subjectId, { ...site, ...noPaper }));
  if (!named || !mail || !addressesOf(mail.to).some((to) => recipients.includes(plainAddress(to)))) return null;
  const isNew = await noteBounced(db, { ...named, failure, now }, (tx, seq) =>
    failure === 'DELAYED' ? Promise.resolve() : noteFailed({ ...named, seq }, now)(tx),
  );
  return isNew ? named.kind : null;
}

function addressesOf(to: SendMailOptions['to']): string[] {
  if (to === undefined) return [];
  if (Array.isArray(to)) return to.flatMap(addressesOf);
  const address = typeof to === 'string' ? to : to.address;
  return address === undefined ? [] : [address];
}
