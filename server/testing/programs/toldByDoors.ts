import { connectAgent } from './agents.ts';

/** Returns all that agents read when they ask both doors about these ids and words. */
export async function toldByDoors(origin: string, ids: string[], words: string[]): Promise<string[]> {
  const { call } = connectAgent(origin);
  const answers = [
    ...words.flatMap((text) => [
      call('search_products', { text }),
      call('get_product', { code: text }),
      call('list_documents', { text }),
      call('draft_quote_list', { rows: [{ text }] }),
    ]),
    ...ids.map((id) => call('get_product', { id })),
    call('find_by_codes', { codes: words }),
    call('compare_products', { ids: ids.slice(0, 4) }),
    ...['list_categories', 'list_filters', 'find_by_measures', 'list_documents'].map((name) => call(name)),
  ];
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${origin}/ucp/catalog/${path}`, init)).text();
  };
  const asked = [
    ...words.map((query) => post('search', { query })),
    post('lookup', { ids: [...ids, ...words] }),
    ...ids.map((id) => post('product', { id })),
  ];
  return [...(await Promise.all(answers)).map((answer) => JSON.stringify(answer)), ...(await Promise.all(asked))];
}
