import type { Compose } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { findInvitation } from './invitations.store.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { words } from '../../../words/words.ts';
import type { SiteKey } from '../../../settings/siteKey.ts';

/** The mail goes to the invited person; there is none once the invitation was accepted or withdrawn, or has expired. */
export const invitationMail: Compose = async (db, id, { to, origin, key }) => {
  const invitation = await findInvitation(db, id);
  if (!invitation || invitation.expiresAt <= Date.now()) return null;
  const company = await findContact(db);
  const { subject, before } = words(siteLanguage).mails.invitation({
    by: invitation.invitedBy,
    site: company?.name ?? origin,
    address: `${origin}${invitationPath(key, id)}`,
  });
  const letter: Letter = {
    language: siteLanguage,
    before,
    list: [],
    after: [],
    signature: [company?.name ?? '', origin].filter(Boolean),
  };
  return {
    from: { name: company?.name ?? '', address: to },
    to: invitation.email,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: asText(letter),
    html: asHtml(letter),
  };
};

/** Behind the '#' the token is in no server's log and in no referrer to another site. */
export const invitationPath = (key: Pick<SiteKey, 'tokenOf'>, id: string) => `/admin/invitation#${key.tokenOf(id)}`;
