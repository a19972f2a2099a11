import { parseCookie, stringifySetCookie } from 'cookie';

// A visitor's quote list is named by one cookie that only the server reads, and counted by another that pages read: they
// are the same for everyone, so the count comes by script (docs/decisions/044).

/** For how long a list is kept that nobody changes, in milliseconds. */
export const quoteListKept = 90 * 86_400_000;

const nameOf = (secure: boolean) => (secure ? '__Host-vitrin_teklif' : 'vitrin_teklif');
/** Read by web/site/sales/quotes/quoteCount.ts. */
const countName = 'vitrin_teklif_sayisi';

/** The list as the browser is to know it; null: it has none any more. */
export type QuoteCookie = { token: string; count: number } | null;

/** The token in a request's Cookie header. */
export const quoteToken = (header: string | undefined, secure: boolean) =>
  parseCookie(header ?? '')[nameOf(secure)] || null;

/** Values of the Set-Cookie headers. */
export function quoteCookies(list: QuoteCookie, secure: boolean): string[] {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: list ? quoteListKept / 1000 : 0 } as const;
  return [
    stringifySetCookie({ name: nameOf(secure), value: list?.token ?? '', ...options, httpOnly: true }),
    stringifySetCookie({ name: countName, value: list ? String(list.count) : '', ...options }),
  ];
}
