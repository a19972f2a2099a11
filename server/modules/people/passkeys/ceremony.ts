import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { badRequest } from '../../../core/errors.ts';

/** Loaded only once somebody uses a passkey: a start has no need of it. */
export const load = () => import('@simplewebauthn/server');

/** Throws `BAD_REQUEST` where no browser would have passkeys. */
export function requireSite({ relyingParty }: Pick<Context, 'relyingParty'>) {
  if (relyingParty) return relyingParty;
  throw badRequest('Passkeys need an address with https, which the setting PUBLIC_ORIGIN names.');
}

/** A challenge for the browser that asks; it gets its cookie here. */
export function challengeFor({ challenges, browser, setBrowser }: Context, use: string) {
  const named = browser ?? randomBytes(32).toString('base64url');
  setBrowser(named);
  return challenges.make({ use, browser: named }, Date.now());
}

/** Takes the challenge that an answer names, once. */
export const takingChallenge =
  ({ challenges, browser }: Context, use: string) =>
  async (challenge: string) =>
    browser !== null && challenges.take(challenge, { use, browser }, Date.now());

/**
 * The library throws at whatever does not fit, be it the origin, the signature or the count. The log says which; who sent
 * it hears only that it failed.
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
