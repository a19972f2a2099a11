import { parseCookie, stringifySetCookie } from 'cookie';
import { absoluteLimit } from '../limits/sessionLimits.ts';

/** With the prefix a browser takes the cookie over https alone, for this host alone: no neighbour under the same domain can set it. */
export const cookieName = (secure: boolean) => (secure ? '__Host-vitrin_session' : 'vitrin_session');

/** Value of the Set-Cookie header that hands the token to the browser; without a token, of one that removes the cookie. */
export const sessionCookie = (token: string | null, secure: boolean) =>
  stringifySetCookie({
    name: cookieName(secure),
    value: token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: token ? absoluteLimit / 1000 : 0,
    secure,
  });

/** The token in a request's Cookie header. */
export const sessionToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[cookieName(secure)] || null;
