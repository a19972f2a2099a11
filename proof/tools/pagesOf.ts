import { ask, type Site } from '../../e2e/testing/site.ts';

type Page<Content> = { list: Content & { pageInfo: { hasNextPage: boolean; endCursor: string | null } } };

/**
 * Reads a list of the API to its end, a hundred entries a request. `list` is a field of Query with its own arguments,
 * such as 'products' or 'bin(entity: PRODUCT)'; `selection` is read of each page, such as 'nodes { id name }'.
 */
export async function* pagesOf<Content>(site: Site, list: string, selection: string, cookie = '') {
  const [, name = list, given = ''] = /^(\w+)\((.*)\)$/.exec(list) ?? [];
  const query = `query ($after: String) {
    list: ${name}(first: 100, after: $after ${given}) { ${selection} pageInfo { hasNextPage endCursor } }
  }`;
  for (let after: string | null = null, more = true; more;) {
    const page: Page<Content> = await ask<Page<Content>>(site, query, { after }, cookie);
    yield page.list;
    more = page.list.pageInfo.hasNextPage;
    after = page.list.pageInfo.endCursor;
  }
}
