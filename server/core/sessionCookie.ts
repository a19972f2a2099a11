import { parseCookie, stringifySetCookie } from 'cookie';
import { absoluteLimit } from './sessionLimits.ts';

const name = 'vitrin_session';

/** Value of the Set-Cookie header that hands the token to the browser; without a token, of one that removes the cookie. */
export const sessionCookie = (token: string | null, secure: boolean) =>
  stringifySetCookie(name, token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: token ? absoluteLimit / 1000 : 0,
    secure,
  });

/** The token in a request's Cookie header. */
export const sessionToken = (header: string | undefined) => parseCookie(header ?? '')[name] || null;
