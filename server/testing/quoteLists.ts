import type { QuoteCookie } from '../http/quoteCookie.ts';
import { openTestApi } from './openTestApi.ts';

export const Add = 'mutation ($rows: [EnquiryRowInput!]!) { addToQuoteList(rows: $rows) { sendKey } }';
export const Paste = 'mutation ($text: String!) { pasteIntoQuoteList(text: $text) { found open unread } }';
export const List =
  '{ quoteList { sendKey rows { id name quantity unreadQuantity written note standing product { id } candidates { name } suggestion { name } } } }';

/** Opens a browser with a cookie jar for its list. */
export async function openBrowser(api?: Awaited<ReturnType<typeof openTestApi>>) {
  const site = api ?? (await openTestApi());
  let cookie: QuoteCookie = null;
  const ask = (operation: string, variables?: Record<string, unknown>) =>
    site.askAs({ quoteToken: cookie?.token ?? null, setQuoteList: (list) => void (cookie = list) })(
      operation,
      variables,
    );
  const rows = async () => (await ask(List)).data.quoteList.rows as Record<string, unknown>[];
  return { ...site, ask, rows, count: () => cookie?.count ?? 0 };
}
