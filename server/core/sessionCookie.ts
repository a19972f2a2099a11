import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'vitrin_session';

/** A session ends this long after it was opened, in milliseconds; its cookie goes with it. */
export const absoluteLimit = 14 * 24 * 3_600_000;

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
