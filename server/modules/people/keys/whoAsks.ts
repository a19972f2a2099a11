import type { IncomingMessage } from 'node:http';
import type { Caller, Services } from '../../../context/context.ts';
import { logSecurity } from '../../../context/securityLog.ts';
import { forbidden, keyExpired, keyInvalid, keyRevoked } from '../../../core/errors.ts';
import { bearerOf } from '../../../http/sessionCookie.ts';
import { requestIdOf } from '../../../http/requestNames.ts';
import { networkOf } from '../../../limits/address.ts';
import { isAllowed } from './addresses.ts';
import { findKeyByHash, isKeyOver, isKeyRevoked, noteKeyUse } from './keys.store.ts';
import { hashOf, isSecret } from './secret.ts';

type Request = IncomingMessage & { ip?: string | undefined };
type Needed = Pick<Services, 'db' | 'limits' | 'log' | 'signedIn'>;

/** By this name, in place of an e-mail address, whatever a key does is recorded. */
export const authorName = (name: string) => `${name} (key)`;
/** Returns the name of the key that histories name so; undefined for anything else. */
export const nameOfKey = (author: string) => /^(.*) \(key\)$/s.exec(author)?.[1];

/**
 * Returns who sends a request: the person who made its key, as far as the key goes, or the person of its session; null for a
 * visitor. A request with both is the key's. Throws `KEY_INVALID`, `KEY_EXPIRED`, `KEY_REVOKED`, `FORBIDDEN` for an address
 * from which the key does not work, and `RATE_LIMITED` after many wrong keys from one address.
 */
export const whoAsks =
  (services: Needed): Services['whoAsks'] =>
  async (request) => {
    const secret = bearerOf(request.headers);
    if (secret !== undefined) return byKey(services, request, secret);
    const session = await services.signedIn(request);
    return session && { ...session, usedKey: null };
  };

async function byKey({ db, limits, log }: Needed, request: Request, secret: string): Promise<Caller> {
  const [address, now] = [request.ip ?? request.socket.remoteAddress ?? '', Date.now()];
  const hash = hashOf(secret);
  const key = await limits.tryKey(address, async () => (isSecret(secret) ? findKeyByHash(db, hash, now) : null));
  const refused = (security: 'wrong key refused' | 'key refused', error: Error): never => {
    logSecurity({ log, requestId: requestIdOf(request) }, security, key ? { admin: authorName(key.name) } : {});
    throw error;
  };
  if (!key) return refused('wrong key refused', keyInvalid());
  const { maker } = key;
  if (!maker || isKeyRevoked(key)) return refused('key refused', keyRevoked());
  if (isKeyOver(key, now)) return refused('key refused', keyExpired());
  if (!isAllowed(address, key.addresses))
    return refused('key refused', forbidden('This key does not work from this address.'));
  await noteKeyUse(db, key, networkOf(address), now);
  const { id, name, scopes, profileIds } = key;
  // Records name the key, and a robot is never asked for a second step.
  const admin = { ...maker, email: authorName(name), name: authorName(name), owesTwoStep: false };
  return { token: null, admin, usedKey: { id, name, scopes, profileIds, hash } };
}
