import type { Page } from '../db/page.ts';

/** The resolvers of a connection over a page of rows. */
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
