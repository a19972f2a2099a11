import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { confirmationMail, enquiryMail } from '../enquiries/enquiryMails.ts';
import { messageMail } from '../messages/messageMail.ts';
import { invitationMail } from '../people/invitationMail.ts';
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
};

/**
 * Sends the mails that are due. What fails is logged with its reason and tried again after one minute, two, four, … up to
 * six hours.
 */
export async function sendDue(db: Db, { transport, ...site }: Post, log: Logger, now: number) {
  for (const { seq, kind, subjectId, attempts } of await outbox.due(db, now)) {
    const mail = await composers[kind](db, subjectId, site);
    try {
      if (mail) await transport.sendMail(mail);
    } catch (error) {
      const pause = Math.min(minute * 2 ** attempts, longestPause);
      await outbox.postpone(db, seq, attempts + 1, now + pause);
      const minutes = pause / minute;
      log.warn({ err: error, attempts: attempts + 1, minutes }, 'a mail could not be sent; trying again');
      continue;
    }
    await outbox.done(db, seq);
  }
}
