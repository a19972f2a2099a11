import { parseCookie, stringifySetCookie } from 'cookie';

// Names the browser that asks for a challenge, so that nobody answers it from another one. It says nothing of the person.

const nameOf = (secure: boolean) => (secure ? '__Host-vitrin_passkey' : 'vitrin_passkey');

/** Value of the Set-Cookie header; it goes when the browser is closed. */
export const browserCookie = (token: string, secure: boolean) =>
  stringifySetCookie({ name: nameOf(secure), value: token, path: '/', httpOnly: true, sameSite: 'strict', secure });

/** The token in a request's Cookie header. */
export const browserToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[nameOf(secure)] || null;
