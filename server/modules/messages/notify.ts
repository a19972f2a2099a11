import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { MessageRow } from './messages.store.ts';
import * as notifications from './notifications.store.ts';

const minute = 60_000;
const longestPause = 6 * 60 * minute;

export type Post = { transport: Transporter; to: string; /** Public address of the site. */ origin: string };

/**
 * Notifies the company by e-mail of the messages that are due. What fails is logged with its reason and tried again
 * after one minute, two, four, … up to six hours.
 */
export async function sendDue(db: Db, post: Post, log: Logger, now: number) {
  for (const { messages: message, notifications: row } of await notifications.due(db, now)) {
    try {
      await post.transport.sendMail(mailOf(message, post));
    } catch (error) {
      const pause = Math.min(minute * 2 ** row.attempts, longestPause);
      await notifications.postpone(db, row.messageSeq, row.attempts + 1, now + pause);
      const minutes = pause / minute;
      log.warn({ err: error, attempts: row.attempts + 1, minutes }, 'a notification could not be sent; trying again');
      continue;
    }
    await notifications.done(db, row.messageSeq);
  }
}

/** From the company to itself: mail servers refuse letters in a stranger's name. The answer goes to the visitor. */
function mailOf({ name, email, company, subject, message }: MessageRow, { to, origin }: Post) {
  return {
    from: to,
    to,
    replyTo: { name, address: email },
    subject: `Yeni mesaj: ${subject}`,
    text: [`${name}${company ? `, ${company}` : ''} <${email}>`, '', message, '', `${origin}/admin/messages`].join(
      '\n',
    ),
  };
}
