import { parseCookie, stringifySetCookie } from 'cookie';
import { absoluteLimitMs } from '../limits/budget.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The name of the cookie. Its prefix makes browsers accept it only over https, and only from this host and no neighbour. */
export const cookieName = (secure: boolean) => (secure ? '__Host-vitrin_session' : 'vitrin_session');

/** The value of the Set-Cookie header that hands the token to the browser, or removes the cookie when there is no token. */
export const sessionCookie = (token: string | null, secure: boolean) =>
  stringifySetCookie({
    name: cookieName(secure),
    value: token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: token ? absoluteLimitMs / 1000 : 0,
    secure,
  });

/** The token in a request's Cookie header. */
export const sessionToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[cookieName(secure)] || null;

// This cookie names the browser that asks for a challenge, so that no other one can answer it. It says nothing of the person.

const nameOf = (secure: boolean) => (secure ? '__Host-vitrin_passkey' : 'vitrin_passkey');

/** The value of the Set-Cookie header; the cookie lasts until the browser is closed. */
export const browserCookie = (token: string, secure: boolean) =>
  stringifySetCookie({ name: nameOf(secure), value: token, path: '/', httpOnly: true, sameSite: 'strict', secure });

/** The token in a request's Cookie header. */
export const browserToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[nameOf(secure)] || null;

/** Returns what a request sends as `Authorization: Bearer …`; undefined without it, and for other ways to authorize. */
export const bearerOf = ({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
