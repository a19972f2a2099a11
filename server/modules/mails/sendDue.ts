import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { confirmationMail, enquiryMail } from '../enquiries/enquiryMails.ts';
import { messageMail } from '../messages/messageMail.ts';
import { invitationMail } from '../people/invitationMail.ts';
import { offerMail } from '../offers/offerMail.ts';
import { noteSent } from '../offers/offerMails.store.ts';
import type { Compose, Site } from './compose.ts';
import * as outbox from './outbox.store.ts';

const minute = 60_000;
const longestPause = 6 * 60 * minute;

export type Post = Site & { transport: Transporter };

const composers: Record<outbox.OutboxRow['kind'], Compose> = {
  MESSAGE: messageMail,
  ENQUIRY: enquiryMail,
  CONFIRMATION: confirmationMail,
  INVITATION: invitationMail,
  OFFER: offerMail,
};

/** What belongs into the transaction that takes a mail out of the outbox. */
const afterwards: Partial<Record<outbox.OutboxRow['kind'], outbox.Afterwards>> = { OFFER: noteSent };

/**
 * Sends the mails that are due. What fails is logged with its reason and tried again after one minute, two, four, … up to
 * six hours.
 */
export async function sendDue(db: Db, { transport, ...site }: Post, log: Logger, now: number) {
  for (const { seq, kind, subjectId, attempts, nextAt } of await outbox.due(db, now)) {
    // Of two who lead, for as long as one has not noticed that it does no longer, one sends it.
    if (db.isShared && !(await outbox.claim(db, { seq, nextAt }, now))) continue;
    // The same each time: a mail that is sent once more after a crash is known to have come before.
    const messageId = `<${kind.toLowerCase()}-${subjectId}@${new URL(site.origin).hostname}>`;
    try {
      const mail = await composers[kind](db, subjectId, site);
      if (mail) await transport.sendMail({ messageId, ...mail });
    } catch (error) {
      const pause = Math.min(minute * 2 ** attempts, longestPause);
      await outbox.postpone(db, seq, attempts + 1, now + pause);
      const minutes = pause / minute;
      log.warn({ err: error, attempts: attempts + 1, minutes }, 'a mail could not be sent; trying again');
      continue;
    }
    await outbox.done(db, seq, (tx) => afterwards[kind]?.(tx, subjectId, now));
  }
}
