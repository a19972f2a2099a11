import { turkishDate } from '../../parts/texts/dates.ts';
import { mailAddress } from '../letters/mailAddress.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

interface Answered {
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}

/** Returns a `mailto:` address with the subject, the sender's signature and as much of the quoted text as fits. */
export function replyAddress({ name, email, subject, message, createdAt }: Answered, signature = '') {
  const lines = [
    '',
    '',
    ...(signature ? [...signature.split(/\r?\n/), '', ''] : []),
    turkish.quotedFrom(name, turkishDate(createdAt)),
    ...message.split(/\r?\n/).map((line) => `> ${line}`),
  ];
  return mailAddress({ email, subject: turkish.replySubject(subject), text: lines.join('\n') });
}
