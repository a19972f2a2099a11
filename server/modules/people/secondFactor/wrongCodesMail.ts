import { eq } from 'drizzle-orm';
import { admins } from '../../../db/tables/accountTables.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { words } from '../../../words/words.ts';

/**
 * Warns the person whose password somebody knows. The subject is an account's id and a moment; a removed account gets
 * no mail.
 */
export const wrongCodesMail: Compose = async (db, subjectId, { to, origin }) => {
  const [id = ''] = subjectId.split('.');
  const [person] = await db.select().from(admins).where(eq(admins.id, id));
  if (!person) return null;
  const company = await findContact(db);
  const { subject, before } = words(person.language).mails.wrongCodes({
    site: company?.name ?? origin,
    address: `${origin}/admin/account`,
  });
  const letter: Letter = {
    language: person.language,
    before,
    list: [],
    after: [],
    signature: [company?.name ?? '', origin].filter(Boolean),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: person.email,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: asText(letter),
    html: asHtml(letter),
  };
};
