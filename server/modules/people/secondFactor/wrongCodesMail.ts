import { eq } from 'drizzle-orm';
import { admins } from '../../../db/accountTables.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';

/**
 * Warns the person whose password somebody knows. The subject is an account's id and a moment; a removed account gets
 * no mail.
 */
export const wrongCodesMail: Compose = async (db, subjectId, { to, origin }) => {
  const [id = ''] = subjectId.split('.');
  const [person] = await db.select().from(admins).where(eq(admins.id, id));
  if (!person) return null;
  const company = await findContact(db);
  const letter: Letter = {
    before: [
      'Merhaba,',
      `${company?.name ?? origin} sitesinin yönetimindeki hesabınıza doğru parolayla, ama art arda yanlış doğrulama koduyla giriş yapılmaya çalışıldı.`,
      `Bu siz değilseniz parolanızı bir başkası biliyor demektir. Hemen giriş yapıp parolanızı değiştirin:\n${origin}/admin/account`,
      'Doğrulama kodunuz bir süre kabul edilmezse kurtarma kodlarınızdan biriyle giriş yapabilirsiniz. ' +
        'Kodları siz yanlış yazdıysanız bir şey yapmanız gerekmez.',
    ],
    list: [],
    after: [],
    signature: [company?.name ?? '', origin].filter(Boolean),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: person.email,
    subject: 'Hesabınıza yanlış kodlarla giriş denendi',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: asText(letter),
    html: asHtml(letter),
  };
};
