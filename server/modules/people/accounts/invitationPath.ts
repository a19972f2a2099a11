import type { SiteKey } from '../../../settings/siteKey.ts';

/** Behind the '#' the token is in no server's log and in no referrer to another site. */
export const invitationPath = (key: Pick<SiteKey, 'tokenOf'>, id: string) => `/admin/invitation#${key.tokenOf(id)}`;
