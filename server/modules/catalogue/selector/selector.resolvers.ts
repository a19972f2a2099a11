import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { familySheetOf } from './familySheet.ts';
import { groupsOf } from './groups.ts';
import { kindPicture } from './kindPicture.ts';
import { matrixOf } from './matrix.ts';
import { sheetsOf } from './sheets.ts';

/** A cell names so many products; its list has the others. */
const mostInCell = 6;

export const selectorResolvers = {
  ProductConnection: {
    async groups({ list, count }, { first, atMost }, { db }) {
      if (list === null || (atMost != null && (await count()) > atMost)) return [];
      return groupsOf(db, list, first, await definitionsOf(db));
    },
  },
  KindCount: {
    product: (kind, _, { db }) => kindPicture(db, kind),
  },
  ProductFacets: {
    matrix: async (facets, _, { db }) => matrixOf(db, facets, await definitionsOf(db)),
    sheets: async (facets, asked, { db }) => sheetsOf(db, facets, asked, await definitionsOf(db)),
  },
  Family: {
    sheet: async ({ id }, { measure }, { db }) => familySheetOf(db, id, measure, await definitionsOf(db)),
  },
  SizeSheet: {
    cells: ({ cells, isMatching }) =>
      cells.map(({ articles, ...cell }) => ({
        ...cell,
        count: articles.length,
        matching: articles.filter(({ seq }) => isMatching(seq)).length,
        products: articles
          .slice(0, mostInCell)
          .map((one) => ({ ...one, productId: one.id, isMatching: isMatching(one.seq) })),
      })),
  },
} satisfies Resolvers;
