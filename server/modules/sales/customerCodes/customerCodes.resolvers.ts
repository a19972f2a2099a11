import { connectionFields } from '../../../context/connection.ts';
import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { placedPage } from '../../catalogue/figures/placedPage.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { seqOf } from '../quotes/askedRow.ts';
import {
  type CustomerCodeRow,
  countCustomerCodes,
  customerCodesOfRows,
  removeCustomerCode,
  searchCustomerCodes,
} from './customerCodes.store.ts';
import { learnCode } from './learnCode.ts';

const codesBatched = batched<Record<string, never>, { code: CustomerCodeRow | null }>(({ db }, ids) =>
  customerCodesOfRows(db, ids.map(Number)),
);

export const customerCodeResolvers = {
  Query: {
    customerCodes: (_, { search, first, after }, { db }) =>
      placedPage(
        { first, after },
        (place) => searchCustomerCodes(db, search ?? '', place),
        () => countCustomerCodes(db, search ?? ''),
      ),
  },
  Mutation: {
    async learnCustomerCode(_, { rowId }, context) {
      const { email } = requireAdmin(context);
      const learned = await learnCode(context.db, seqOf(rowId), email, Date.now());
      if (!learned) throw notFound('Row');
      return learned;
    },
    async forgetCustomerCode(_, { id }, { db }) {
      if (!(await db.write((tx) => removeCustomerCode(tx, id), { raisesRevision: false }))) throw notFound('Code');
      return true;
    },
  },
  CustomerCode: {
    product: ({ productId }, _, context) => productOf(context, productId),
    learnedAt: ({ learnedAt }) => new Date(learnedAt).toISOString(),
  },
  CustomerCodeConnection: connectionFields,
  EnquiryRow: {
    customerCode: async ({ seq }, _, context) => (await codesBatched(context, String(seq), {})).code,
  },
} satisfies Resolvers;
