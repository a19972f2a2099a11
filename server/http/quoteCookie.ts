import { parseCookie, stringifySetCookie } from 'cookie';

// One cookie, which only the server reads, names a visitor's quote list; another, which pages read, holds its count. Pages
// are the same for everyone, so a script shows the count (docs/decisions/044).

/** Milliseconds for which an unchanged list is kept. */
export const quoteListKept = 90 * 86_400_000;

const nameOf = (secure: boolean) => (secure ? '__Host-vitrin_teklif' : 'vitrin_teklif');
/** The name that web/site/sales/quotes/quoteCount.ts reads. */
const countName = 'vitrin_teklif_sayisi';

/** The list that the browser should remember; null removes it. */
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
