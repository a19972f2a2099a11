import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { OwnError } from '../../../core/reduced.ts';
import type { Db } from '../../../db/database.ts';
import { withIds, type Site } from '../../../mail/compose.ts';
import { failureOf } from '../../../mail/mailReply.ts';
import { explained, noteTrouble } from '../../../mail/mailTrouble.ts';
import { claimMails, dueMails, finishMail, giveUpMail, postponeMail } from '../../../mail/outbox.store.ts';
import { mailKinds, noteFailed } from './mailKinds.ts';

const minute = 60_000;
const longestPause = 6 * 60 * minute;

export type Post = Site & { transport: Transporter };

/** One mail is tried this often; with the pauses that takes two days, in which a mail server may come back. */
const mostAttempts = 16;

const causeOf = (error: unknown) => (error instanceof OwnError ? error.cause : error);

/** Sends a mail, and notes for the admin whether the mail server can be used. */
async function send(db: Db, transport: Transporter, mail: SendMailOptions & { isOwn: boolean }) {
  const { host = '' } = transport.options as { host?: string };
  const { isOwn, ...letter } = mail;
  try {
    await transport.sendMail(letter);
  } catch (error) {
    const reason = explained(error, host);
    await noteTrouble(db, { error: reason, isOwn });
    throw reason;
  }
  await noteTrouble(db, { isOwn });
}

/**
 * Sends the mails that are due. A failure is logged with its code and tried again after one minute, two, four, … up to
 * six hours, for some two days. An address or a content that the mail server refuses permanently is not tried again.
 */
export async function sendDue(db: Db, { transport, ...site }: Post, log: Logger, now: number) {
  for (const due of await dueMails(db, now)) {
    const { seq, kind, subjectId, attempts: before, nextAt } = due;
    // Two servers may both lead until one notices that it no longer does; the claim lets only one send the mail.
    if (db.isShared && !(await claimMails(db, { seq, nextAt }, now))) continue;
    try {
      const mail = await mailKinds[kind]?.compose(db, subjectId, site);
      if (mail) await send(db, transport, { ...withIds(due, mail, site), isOwn: mail.to === site.to });
    } catch (error) {
      const attempts = before + 1;
      const failure = failureOf(causeOf(error)) ?? (attempts >= mostAttempts ? 'GIVEN_UP' : null);
      if (failure) {
        await giveUpMail(db, seq, { failure, now }, noteFailed(due, now));
        log.warn({ err: error, mail: kind, attempts, failure }, 'a mail could not be sent and is not tried again');
        continue;
      }
      const pause = Math.min(minute * 2 ** before, longestPause);
      await postponeMail(db, seq, attempts, now + pause);
      const minutes = pause / minute;
      log.warn({ err: error, mail: kind, attempts, minutes }, 'a mail could not be sent; trying again');
      continue;
    }
    await finishMail(db, seq, (tx) => mailKinds[kind]?.afterwards?.(tx, subjectId, now));
  }
}
