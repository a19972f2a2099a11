import type { Page } from '../db/page.ts';

/** How a page reads in the API. */
export const connectionFields = {
  nodes: <Row>({ edges }: Page<Row>) => edges.map(({ node }) => node),
  pageInfo: ({ edges, hasNextPage, hasPreviousPage }: Page<unknown>) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }),
  totalCount: ({ count }: Page<unknown>) => count(),
};
