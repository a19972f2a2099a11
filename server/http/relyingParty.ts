import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The site as passkeys know it: they are bound to the name of its host, and answer pages of its origin alone. */
export type RelyingParty = { origin: string; id: string };

/**
 * Null where no browser would have passkeys: without https, at a bare IP address, or on a page of another address than the
 * one that PUBLIC_ORIGIN names. Without that setting only localhost, whose name nobody else can have, is taken by its word.
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
