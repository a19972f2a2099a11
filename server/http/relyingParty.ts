import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The site's identity for passkeys: they are bound to the name of its host, and answer only pages of its origin. */
export type RelyingParty = { origin: string; id: string };

/**
 * Null where browsers offer no passkeys: without https, at a bare IP address, or on a page of an address other than
 * PUBLIC_ORIGIN. Without that setting only localhost is trusted, a name that no other host can have.
 */
export function relyingPartyOf(
  publicOrigin: string | undefined,
  { host, origin: asking }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
): RelyingParty | null {
  const address = publicOrigin ?? `http://${host ?? ''}`;
  if (!URL.canParse(address)) return null;
  const { origin, protocol, hostname } = new URL(address);
  const isSafe = hostname === 'localhost' || (protocol === 'https:' && !isIP(hostname.replaceAll(/[[\]]/g, '')));
  return isSafe && (asking === undefined || asking === origin) ? { origin, id: hostname } : null;
}
