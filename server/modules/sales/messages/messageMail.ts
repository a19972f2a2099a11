import type { Compose } from '../../../mail/compose.ts';
import { findMessage } from './messages.store.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { words } from '../../../words/words.ts';

/**
 * The company sends it to itself, since mail servers refuse letters in a stranger's name. The reply goes to the
 * visitor.
 */
export const messageMail: Compose = async (db, id, { to, origin }) => {
  const row = await findMessage(db, id);
  if (!row) return null;
  const { name, email, company, subject, message } = row;
  return {
    from: to,
    to,
    replyTo: { name, address: email },
    subject: words(siteLanguage).mails.messageReceived(subject).subject,
    text: [`${name}${company ? `, ${company}` : ''} <${email}>`, '', message, '', `${origin}/admin/messages`].join(
      '\n',
    ),
  };
};
