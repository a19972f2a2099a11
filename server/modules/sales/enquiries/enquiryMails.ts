import { packsText } from '../../../../common/product/completedText.ts';
import type { Db } from '../../../db/database.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import type { Compose, Named, Site } from '../../../mail/compose.ts';
import { fileSize } from '../../../../common/text/fileSize.ts';
import { attachmentsOfEnquiries } from '../attachments/attachments.store.ts';
import { findEnquiry, type EnquiryRecord } from './enquiries.store.ts';
import { rowsOfEnquiry, type RowRecord } from './enquiryRows.store.ts';
import { statusAddress } from './statusLink.ts';
import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import { languageOfWords, words } from '../../../words/words.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';

/** Programs that answer mails automatically leave mails with this header alone. */
const headers = { 'Auto-Submitted': 'auto-generated' };

type Known = Pick<EnquiryRecord, 'id'>;
/**
 * The mail to the company begins the conversation on both sides, also for the buyer, who never got it: an answer
 * to it by a mail program continues what the site sends.
 */
export const withCompany = ({ id }: Known): Named[] => [{ kind: 'ENQUIRY', subjectId: id }];
export const withBuyer = ({ id }: Known): Named[] => [...withCompany({ id }), { kind: 'CONFIRMATION', subjectId: id }];

const bodies = (letter: Letter) => ({ text: asText(letter), html: asHtml(letter) });

const asked = ({ code, name, note, askedCode, product, ...row }: RowRecord) =>
  [
    [code && !name.includes(code) ? `${code}: ${name}` : name, quantityText(row)].filter(Boolean).join(', '),
    askedCode && words(siteLanguage).mails.customersCode(askedCode),
    packsText(row.quantity, product),
    note,
  ]
    .filter(Boolean)
    .join('\n');

const composed =
  (compose: (db: Db, enquiry: EnquiryRecord, list: string[], site: Site) => ReturnType<Compose>): Compose =>
  async (db, id, site) => {
    const enquiry = await findEnquiry(db, id);
    return enquiry && compose(db, enquiry, (await rowsOfEnquiry(db, [enquiry.seq])).map(asked), site);
  };

/** Names the files, which the admin area has. */
async function attachedTo(db: Db, { id }: EnquiryRecord): Promise<string[]> {
  const files = await attachmentsOfEnquiries(db, [id]);
  return files.map(({ name, byteSize }) => `${name} (${fileSize(byteSize)})`);
}

/** This mail goes to the company, and the reply to it to the buyer. */
export const enquiryMail = composed(async (db, enquiry, list, { to, origin }) => {
  const { number, name, email, company, message } = enquiry;
  const from = [name, company].filter(Boolean).join(', ');
  const files = await attachedTo(db, enquiry);
  const said = words(siteLanguage).mails.enquiryReceived(number, { ...enquiry, from }, files);
  const letter: Letter = {
    language: siteLanguage,
    before: said.before,
    list,
    after: [message, said.files].flatMap((text) => text || []),
    signature: [`${origin}/admin/messages`],
  };
  return { from: to, to, replyTo: { name, address: email }, subject: said.subject, headers, ...bodies(letter) };
});

/**
 * A stranger may have typed the address, so this mail holds the number, the link and the count of rows, and no typed text.
 * The page behind the link shows the rest.
 */
export const confirmationMail = composed(async (db, enquiry, { length }, { to, origin }) => {
  const company = await findContact(db);
  const address = statusAddress(origin, enquiry);
  const language = languageOfWords(enquiry.language);
  const said = words(language).mails.enquiryConfirmed({ number: enquiry.number, lines: length, address });
  const letter: Letter = {
    language,
    before: said.before,
    list: [],
    after: said.after,
    signature: [company?.name, company?.phone, company?.email].flatMap((line) => line || []),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: { name: '', address: enquiry.email },
    subject: said.subject,
    headers,
    follows: withCompany(enquiry),
    ...bodies(letter),
  };
});

type Counted = {
  quantity: number | null;
  salesUnit?: keyof typeof salesUnits | null;
  /** A row without a product is in the buyer's own words, so its unit is unknown. */
  productId: string | null;
};

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** Returns text such as '40 adet' or '2,5 m'; undefined when there is no quantity. */
const quantityText = ({ quantity, salesUnit, productId }: Counted) => {
  if (quantity === null) return undefined;
  const number = numbers.format(quantity);
  return productId === null ? number : `${number}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`;
};
