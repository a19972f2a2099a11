import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { withBuyer } from '../enquiries/enquiryMails.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { formats } from '../attachments/attachments.formats.ts';
import { attachmentsOfLetters } from '../attachments/attachments.store.ts';
import { findLetter } from './letters.store.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { languageOfWords, words } from '../../../words/words.ts';

/**
 * The letter goes out as an admin wrote it, with the message that it answers below. The reply goes to the company. There is no
 * mail once the message or the enquiry is gone.
 */
export const letterMail: Compose = async (db, id, { to, attachment }) => {
  const found = await findLetter(db, id);
  const receiver = found?.message ?? found?.enquiry;
  if (!found || !receiver) return null;
  const { letter, message, enquiry } = found;
  const company = await findContact(db);
  const language = enquiry ? languageOfWords(enquiry.language) : siteLanguage;
  const parts: Letter = {
    language,
    before: letter.text.split(/\n{2,}/),
    list: [],
    after: message ? [quoted(message)] : [],
    signature: [],
  };
  const attachments = [];
  for (const file of await attachmentsOfLetters(db, [letter.id])) {
    const content = await attachment(file.id);
    // A file that is gone stops the letter: the text says that it is there.
    if (!content) throw new Error(`The file ${file.id} of a letter is gone.`);
    attachments.push({ filename: file.name, content, contentType: formats[file.format].contentType });
  }
  return {
    ...(attachments.length > 0 && { attachments }),
    from: { name: company?.name ?? '', address: to },
    to: { name: receiver.name, address: receiver.email },
    subject: letter.subject,
    follows: message ? [{ kind: 'MESSAGE', subjectId: message.id }] : enquiry ? withBuyer(enquiry) : [],
    text: asText(parts),
    html: asHtml(parts),
  };
};

const quoted = ({ name, createdAt, message }: { name: string; createdAt: number; message: string }) =>
  [words(siteLanguage).mails.wrote(name, createdAt), ...message.split(/\r?\n/).map((line) => `> ${line}`)].join('\n');
