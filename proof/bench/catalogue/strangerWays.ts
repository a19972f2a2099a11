import { randomUUID } from 'node:crypto';
import type { Ask } from '../../tools/exchange.ts';
import { documentAsk, uploadAsk } from '../../tools/graphql.ts';

// Each of these ways of a stranger costs a server much more than it costs the stranger.

const linesEach = 60;
export const Search =
  'query ($search: String!) { products(search: $search, first: 20) { totalCount nodes { id name price } } }';
const Paste = 'mutation ($text: String!) { pasteIntoQuoteList(text: $text) { found open unread } }';
const AddFile = 'mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found open unread } }';
const misspelt = [
  'kuresl vna',
  'rulmn bilyali',
  'civta alti kse',
  'hidrolk hrtum',
  'pnomatk silndir',
  'kaynk elktrodu',
];

/** No request is like another, so that nothing is answered from memory. */
const wordOf = (n: number) => `${misspelt[n % misspelt.length]} ${String.fromCodePoint(97 + (n % 26))}${n}`;
const listOf = (n: number) =>
  Array.from({ length: linesEach }, (_, line) => `${wordOf(n * linesEach + line)}; ${line + 1}`).join('\n');
const Attach = 'mutation ($file: Upload!) { addEnquiryAttachment(file: $file) { id } }';
const SignIn = 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';
const Enquire = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { __typename } }';
/** Everything that a list can count, for a text that nobody has searched. */
const Facets = `query ($search: String!) { products(search: $search, first: 100) { totalCount
  nodes { id name price specs { attribute { name } } image documents { id } } facets { total kinds { count } matrix { __typename } } } }`;
const json = { 'Content-Type': 'application/json' };
const rpc = (name: string, more: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: more },
});
const mcp = (n: number): Ask => ({
  path: '/mcp',
  method: 'POST',
  headers: { ...json, Accept: 'application/json, text/event-stream' },
  body: JSON.stringify(rpc('search_products', { text: wordOf(n) })),
});
const ucp = (n: number): Ask => ({
  path: '/ucp/catalog/search',
  method: 'POST',
  headers: json,
  body: JSON.stringify({ query: wordOf(n), pagination: { limit: 50, cursor: n % 2 ? 'bnVsbA' : undefined } }),
});
const enquiry = (n: number) => ({
  ...{ key: randomUUID(), name: `Ayşe ${n}`, email: `a${n}@firma.example`, message: listOf(n).slice(0, 900) },
  rows: Array.from({ length: 60 }, (_, row) => ({ text: wordOf(n * 60 + row), quantity: row + 1 })),
});
const compared = (n: number, ids: string[]): Ask => {
  const chosen = [0, 1, 2, 3].map((more) => `u=${ids[Math.abs(n * 7 + more * 13) % ids.length]}`);
  return { path: `/karsilastir?${chosen.join('&')}`, headers: { 'accept-encoding': 'br' } };
};

type Way = {
  ask: (n: number, ids: string[]) => Ask | Promise<Ask>;
  addressOf?: (n: number) => string;
  hangsUp?: boolean;
};
const pasting = (n: number) => documentAsk(Paste, { text: listOf(n) });
const page = (n: number): Ask => ({
  path: `/products?q=${encodeURIComponent(wordOf(n))}`,
  headers: { 'accept-encoding': 'br' },
});
const many = (n: number) => `198.51.100.${(n % 30) + 1}`;
export const ways: Record<string, Way> = {
  lists: { ask: pasting },
  'lists-hung-up': { ask: pasting, hangsUp: true },
  'lists-of-many': { ask: pasting, addressOf: many },
  files: {
    ask: (n) => uploadAsk(AddFile, { name: 'liste.csv', bytes: Buffer.from(`Kod;Miktar\n${listOf(n)}`) }, ''),
  },
  pages: { ask: page },
  'pages-of-many': { ask: page, addressOf: many },
  searches: { ask: (n) => documentAsk(Search, { search: wordOf(n) }) },
  pdfs: { ask: (n, ids) => ({ path: `/products/${ids[Math.abs(n) % ids.length]}/foy.pdf` }) },
  attachments: {
    ask: (n) => uploadAsk(Attach, { name: `${n}.pdf`, bytes: Buffer.alloc(2 ** 20, `%PDF-1.7\n${n}\n%%EOF\n`) }, ''),
  },
  'sign-ins': { ask: (n) => documentAsk(SignIn, { email: `k${n}@firma.example`, password: `parola-${n}-uzun` }) },
  'sign-ins-of-many': {
    ask: (n) => documentAsk(SignIn, { email: `k${n}@firma.example`, password: `parola-${n}-uzun` }),
    addressOf: many,
  },
  enquiries: { ask: (n) => documentAsk(Enquire, { input: enquiry(n) }) },
  facets: { ask: (n) => documentAsk(Facets, { search: wordOf(n) }) },
  comparisons: { ask: compared },
  mcp: { ask: mcp },
  ucp: { ask: ucp },
};
