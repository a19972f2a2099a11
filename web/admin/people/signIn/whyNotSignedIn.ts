import type { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { MeDocument } from './signIn.generated.ts';
import * as words from '../../../words/admin/en/signIn.ts';

/** The message is a sentence for the person who signs in. */
export class NotSignedIn extends Error {}

/** The form shows this; `field` is given where it belongs to the code of the second step. */
export type Refused = { text: string; more?: string; field?: 'code' };

/** It tells neither which half was wrong nor whether there is such an account. */
const wrongCredentials = words.failedToSignIn;

/** Says why a sign-in failed. Credentials are named only where the server has looked at them. */
export function whyNotSignedIn(error: unknown, isCodeAsked: boolean): Refused {
  if (error instanceof NotSignedIn) return { text: error.message };
  const { fields, general } = fieldErrors(error);
  if (!general) return fields.code ? { text: fields.code, field: 'code' } : { text: wrongCredentials };
  const { code, message, retryAfter, field } = general;
  if (code === 'NETWORK') return tooManyOf(error) ?? notReached();
  if (code === 'RATE_LIMITED') return isCodeAsked ? { text: message, field: 'code' } : tooMany(retryAfter);
  if (code !== 'UNAUTHENTICATED') return { text: message };
  return field === 'code' ? { text: message, field } : { text: wrongCredentials };
}

const tooMany = (retryAfter?: number): Refused => ({
  text: retryAfter === undefined ? words.tooManyTries : words.tooManyTriesFor(Math.ceil(retryAfter / 60)),
  more: words.thePersonWhoRunsThisWebsite,
});

/** A proxy in front of the site has limits of its own. */
function tooManyOf(error: unknown): Refused | undefined {
  if (!ServerError.is(error) || error.statusCode !== 429) return undefined;
  const seconds = Number(error.response.headers.get('Retry-After') ?? NaN);
  return tooMany(Number.isNaN(seconds) ? undefined : seconds);
}

const notReached = (): Refused => ({
  text: navigator.onLine ? words.theSiteCannotBeReached : words.theSiteCannotBeReachedThis,
});

/**
 * Asks the server who is signed in now: a browser may have dropped the cookie of a sign-in that succeeded. Throws
 * `NotSignedIn` then.
 */
export async function confirmKept(client: ApolloClient) {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!data?.me) throw new NotSignedIn(whyNotKept());
}

/** A page of http cannot keep the cookie of a site whose own address has https; the page names that address. */
function whyNotKept() {
  const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  return own.startsWith('https:') && window.location.protocol === 'http:' ? words.notKeptHere(own) : words.notKept;
}
