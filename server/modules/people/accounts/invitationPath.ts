import type { SiteKey } from '../../../settings/siteKey.ts';

/** Behind the '#' the token reaches no server's log, and no other site as a referrer. */
export const invitationPath = (key: Pick<SiteKey, 'tokenOf'>, id: string) => `/admin/invitation#${key.tokenOf(id)}`;
