import { addressKey } from '../../../limits/address.ts';
import type { Context } from '../../../context/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { largestQuoteFile } from '../../../../common/limits.ts';
import { readUpload } from '../../../http/upload.ts';
import { seqOf } from './askedRow.ts';
import { standingOf } from './standingOf.ts';
import { keyOfProduct } from '../../catalogue/figures/keys.ts';
import { productOf } from '../../catalogue/products/productOf.ts';
import * as changes from './quotes.changes.ts';
import * as lists from './quoteList.store.ts';
import { readQuoteFileJob } from './readQuoteFile.job.ts';

/** Reads the visitor's own list as it is now. */
async function own({ db, quoteToken }: Context) {
  const list = await lists.find(db, quoteToken);
  return { sendKey: list?.sendKey ?? null, rows: list ? await lists.rowsOf(db, list.id) : [] };
}

/** Makes a change within the limits of an address, and sets the cookie of the list. */
async function changed<Result extends changes.Changed>(context: Context, change: () => Promise<Result>) {
  await context.limits.beforeQuoteChange(context.address);
  const result = await change();
  const { token, count, added = [] } = result;
  if (context.isCounted) for (const id of new Set(added)) context.figures.add('LISTED', keyOfProduct(id));
  context.setQuoteList({ token, count });
  return { ...result, list: await own({ ...context, quoteToken: token }) };
}

const mostOfFile = {
  bytes: largestQuoteFile,
  sentence: `Dosya en çok ${largestQuoteFile / 2 ** 20} MB olabilir. Kod ve miktar sütunlarını kopyalayıp yapıştırın.`,
};

export const quoteResolvers = {
  Query: {
    quoteList: (_, __, context) => own(context),
  },
  Mutation: {
    addToQuoteList: async (_, { rows }, context) =>
      (await changed(context, () => changes.addRows(context.db, context.quoteToken, rows))).list,
    async changeQuoteRow(_, { id, input }, context) {
      const { quantity, note, productId, text } = input;
      const change = {
        ...(quantity !== undefined && { quantity }),
        ...(note !== undefined && { note }),
        ...(productId && { productId }),
        ...(text && { text }),
      };
      if (!(await lists.find(context.db, context.quoteToken))) throw notFound('Row');
      return (await changed(context, () => changes.changeRow(context.db, context.quoteToken, seqOf(id), change))).list;
    },
    acceptQuoteSuggestions: async (_, __, context) =>
      (await changed(context, () => changes.acceptSuggestions(context.db, context.quoteToken))).list,
    removeQuoteRow: async (_, { id }, context) =>
      (await changed(context, () => changes.removeRow(context.db, context.quoteToken, seqOf(id)))).list,
    async clearQuoteList(_, __, context) {
      await changes.removeAll(context.db, context.quoteToken);
      context.setQuoteList(null);
      return own({ ...context, quoteToken: null });
    },
    pasteIntoQuoteList: (_, { text }, context) =>
      changed(context, () => changes.pasteRows(context.db, context.quoteToken, text)),
    addFileToQuoteList: (_, { file }, context) =>
      changed(context, async () => {
        await context.limits.beforeQuoteFile(context.address);
        const { bytes } = await readUpload(file, mostOfFile);
        const lines = await context.heavyWork.run(
          readQuoteFileJob,
          { bytes },
          { visitor: addressKey(context.address) },
        );
        return changes.putLines(context.db, context.quoteToken, lines, { field: 'file', where: 'dosyada' });
      }),
  },
  QuoteRow: {
    id: ({ seq }) => String(seq),
    product: ({ productId }, _, context) => productOf(context, productId),
    suggestion: (row, _, context) => productOf(context, changes.suggestionOf(row)),
    standing: async (row, _, context) => standingOf({ ...row, product: await productOf(context, row.productId) }),
    candidates: async ({ candidates }, _, context) =>
      (await Promise.all(candidates.map((id) => productOf(context, id)))).flatMap((product) => product ?? []),
  },
} satisfies Resolvers;
