import { parseCookie, stringifySetCookie } from 'cookie';
import { absoluteLimitMs } from '../limits/budget.ts';

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
