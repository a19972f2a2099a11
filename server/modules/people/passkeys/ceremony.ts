import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { badRequest } from '../../../core/errors.ts';

/** The library is loaded only once somebody uses a passkey, so that a start does not wait for it. */
export const load = () => import('@simplewebauthn/server');

/** Throws `BAD_REQUEST` when browsers offer no passkeys for the site's address. */
export function requireSite({ relyingParty }: Pick<Context, 'relyingParty'>) {
  if (relyingParty) return relyingParty;
  throw badRequest('Passkeys need an address with https, which the setting PUBLIC_ORIGIN names.');
}

/** Makes a challenge for the browser that asks, which gets its cookie here. */
export function challengeFor({ challenges, browser, setBrowser }: Context, use: string) {
  const named = browser ?? randomBytes(32).toString('base64url');
  setBrowser(named);
  return challenges.make({ use, browser: named }, Date.now());
}

/** Each challenge can be taken once. */
export const takingChallenge =
  ({ challenges, browser }: Context, use: string) =>
  async (challenge: string) =>
    browser !== null && challenges.take(challenge, { use, browser }, Date.now());

/**
 * The library throws at any mismatch, be it of origin, signature or count. The log says which; the sender learns only
 * that it failed.
 */
export async function unlessRefused<T>(
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
  check: () => Promise<T>,
) {
  try {
    return await check();
  } catch (error) {
    log.warn({ err: error, requestId }, 'a passkey was refused');
    return null;
  }
}
