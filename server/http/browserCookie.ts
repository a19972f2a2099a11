import { parseCookie, stringifySetCookie } from 'cookie';

// This cookie names the browser that asks for a challenge, so that no other one can answer it. It says nothing of the person.

const nameOf = (secure: boolean) => (secure ? '__Host-vitrin_passkey' : 'vitrin_passkey');

/** The value of the Set-Cookie header; the cookie lasts until the browser is closed. */
export const browserCookie = (token: string, secure: boolean) =>
  stringifySetCookie({ name: nameOf(secure), value: token, path: '/', httpOnly: true, sameSite: 'strict', secure });

/** The token in a request's Cookie header. */
export const browserToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[nameOf(secure)] || null;
