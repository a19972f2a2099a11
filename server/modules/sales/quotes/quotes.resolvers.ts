import { addressKey } from '../../../limits/address.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { largestQuoteFile } from '../../../../common/limits.ts';
import { readUpload } from '../../../http/upload.ts';
import { seqOf, standingOf } from './askedRow.ts';
import { matchProduct } from './matchProduct.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { goesWith } from './goesWith.ts';
import { namedBy } from '../../catalogue/crossReferences/foreignCodes.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { pasteRows, putLines } from './addLines.ts';
import * as changes from './quotes.changes.ts';
import { changed, own, quoteCookieOf, searchingFor } from './changedList.ts';
import * as named from './namedLists.ts';
import { countQuoteRows, findQuoteList } from './quoteList.store.ts';
import { sharesOfList } from './quoteShares.store.ts';
import { readCode, writtenCode, endShare, sharedRows, shareList, takeShared } from './shareList.ts';
import { readQuoteFileJob } from './readQuoteFile.job.ts';
import { spoken } from '../../../words/words.ts';

const mostOfFile = {
  bytes: largestQuoteFile,
  get sentence() {
    return spoken().refusals.quoteFile.tooLarge(largestQuoteFile);
  },
};

export const quoteResolvers = {
  Query: {
    quoteList: (_, __, context) => own(context),
    sharedQuoteList: (_, { code }, { db, limits, address }) =>
      limits.followLink(address, () => sharedRows(db, readCode(code))),
    quoteMatch: async (_, { text }, { db }) => {
      const { product, candidates, meant = null } = await matchProduct(db, text);
      return { product, candidates, meant, matchedBy: product && namedBy(product, text) };
    },
  },
  QuoteList: {
    goesWith: ({ rows }, _, { db }) => goesWith(db, rows),
    async share({ id }, _, { db }) {
      const share = id === null ? null : await sharesOfList(db, id, Date.now());
      if (!share) return null;
      const { code, endsAt, copyId } = share;
      const rowCount = (await countQuoteRows(db, [copyId])).get(copyId) ?? 0;
      return { code: writtenCode(code), endsAt, rowCount };
    },
  },
  Mutation: {
    addToQuoteList: async (_, { rows }, context) =>
      (await changed(context, () => changes.addRows(context.db, context.quoteToken, rows))).list,
    async changeQuoteRow(_, { id, input }, context) {
      const { quantity, note, productId, text, asWritten } = input;
      const change = {
        ...(quantity !== undefined && { quantity }),
        ...(note !== undefined && { note }),
        ...(productId && { productId }),
        ...(text && { text }),
        ...(asWritten && { asWritten }),
      };
      if (!(await findQuoteList(context.db, context.quoteToken))) throw notFound('Row');
      const row = { seq: seqOf(id), change, searching: searchingFor(context) };
      return (await changed(context, () => changes.changeRow(context.db, context.quoteToken, row))).list;
    },
    acceptQuoteSuggestions: async (_, __, context) =>
      (await changed(context, () => changes.acceptSuggestions(context.db, context.quoteToken))).list,
    removeQuoteRow: async (_, { id }, context) =>
      (await changed(context, () => changes.removeRow(context.db, context.quoteToken, seqOf(id)))).list,
    async clearQuoteList(_, { id }, context) {
      const isGone = await named.clearList(context.db, context.quoteToken, id);
      const token = isGone ? null : context.quoteToken;
      context.setQuoteList(await quoteCookieOf(context.db, token));
      return own({ ...context, quoteToken: token });
    },
    createQuoteList: async (_, { name }, context) =>
      (await changed(context, () => named.makeList(context.db, context.quoteToken, name))).list,
    renameQuoteList: async (_, { id, name }, context) =>
      (await changed(context, () => named.renameList(context.db, context.quoteToken, id, name))).list,
    chooseQuoteList: async (_, { id }, context) =>
      (await changed(context, () => named.chooseList(context.db, context.quoteToken, id))).list,
    deleteQuoteList: async (_, { id }, context) =>
      (await changed(context, () => named.deleteList(context.db, context.quoteToken, id))).list,
    shareQuoteList: async (_, { id }, context) =>
      (await changed(context, () => shareList(context.db, context.quoteToken, id))).list,
    endQuoteListShare: async (_, { id }, context) =>
      (await changed(context, () => endShare(context.db, context.quoteToken, id))).list,
    async takeSharedQuoteList(_, { code, asNewList }, context) {
      const { db, limits, address, quoteToken } = context;
      const key = readCode(code);
      if (!(await limits.followLink(address, () => sharedRows(db, key)))) throw notFound('Link');
      return (await changed(context, () => takeShared(db, quoteToken, key, asNewList ?? false))).list;
    },
    pasteIntoQuoteList: (_, { text }, context) =>
      changed(context, () =>
        context.limits.pasting(context.address, () =>
          pasteRows(context.db, context.quoteToken, text, searchingFor(context)),
        ),
      ),
    addFileToQuoteList: (_, { file }, context) =>
      changed(context, async () => {
        await context.limits.beforeQuoteFile(context.address);
        const searching = searchingFor(context);
        await searching.letIn();
        const { bytes } = await readUpload(file, mostOfFile);
        return context.limits.pasting(context.address, async () => {
          const { signal, spent: onSpent } = searching;
          const following = { visitor: addressKey(context.address), signal, onSpent };
          const list = await context.heavyWork.run(readQuoteFileJob, { bytes }, following);
          return putLines(context.db, context.quoteToken, { list, field: 'file', way: 'file' }, searching);
        });
      }),
  },
  QuoteRow: {
    id: ({ seq }) => String(seq),
    product: ({ productId }, _, context) => productOf(context, productId),
    suggestion: (row, _, context) => productOf(context, changes.suggestionOf(row)),
    standing: async (row, _, context) => standingOf({ ...row, product: await productOf(context, row.productId) }),
    formerPrice: ({ formerPrice }) => storedLira.read(formerPrice),
    candidates: async ({ candidates }, _, context) =>
      (await Promise.all(candidates.map((id) => productOf(context, id)))).flatMap((product) => product ?? []),
  },
} satisfies Resolvers;
