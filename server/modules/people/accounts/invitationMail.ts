import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { findInvitation } from './invitations.store.ts';
import type { SiteKey } from '../../../settings/siteKey.ts';

/** The mail goes to the invited person; there is none once the invitation was accepted or withdrawn, or has expired. */
export const invitationMail: Compose = async (db, id, { to, origin, key }) => {
  const invitation = await findInvitation(db, id);
  if (!invitation || invitation.expiresAt <= Date.now()) return null;
  const company = await findContact(db);
  const letter: Letter = {
    before: [
      'Merhaba,',
      `${invitation.invitedBy} sizi ${company?.name ?? origin} sitesinin yönetimine davet etti.`,
      `Parolanızı belirleyip başlamak için:\n${origin}${invitationPath(key, id)}`,
      'Bağlantı bir kez ve 72 saat boyunca geçerlidir. Bu daveti beklemiyorsanız bu e-postayı silin.',
    ],
    list: [],
    after: [],
    signature: [company?.name ?? '', origin].filter(Boolean),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: invitation.email,
    subject: `Davet: ${company?.name ?? origin} site yönetimi`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: asText(letter),
    html: asHtml(letter),
  };
};

/** Behind the '#' the token is in no server's log and in no referrer to another site. */
export const invitationPath = (key: Pick<SiteKey, 'tokenOf'>, id: string) => `/admin/invitation#${key.tokenOf(id)}`;
