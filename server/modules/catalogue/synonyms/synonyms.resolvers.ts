import { connectionFields } from '../../../context/connection.ts';
import { batched } from '../../../context/batched.ts';
import { notFound } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { timesOf } from '../figures/figures.reading.ts';
import { placedPage } from '../figures/placedPage.ts';
import { checkSynonym } from './checkSynonym.ts';
import {
  changeSynonym,
  countSynonyms,
  findSynonym,
  putSynonym,
  removeSynonym,
  searchSynonyms,
} from './synonyms.store.ts';
import { trySearch } from './trySearch.ts';

const timesBatched = batched<Record<string, never>, { times: number }>(async ({ db }, words) => {
  const found = await timesOf(db, words, Date.now());
  return new Map(words.map((word) => [word, { times: found.get(word) ?? 0 }]));
});

export const synonymResolvers = {
  Query: {
    synonyms: (_, { search, first, after }, { db }) =>
      placedPage(
        { first, after },
        (place) => searchSynonyms(db, search ?? '', place),
        () => countSynonyms(db, search ?? ''),
      ),
    trySearch: (_, { text, synonym, instead }, { db }) => trySearch(db, text, synonym, instead),
  },
  Mutation: {
    addSynonym(_, { input, key }, context) {
      return createOnce(
        context,
        { mutation: 'addSynonym', key, content: input },
        {
          create: (db) =>
            db.write(async (tx) => {
              const values = await checkSynonym(tx, input);
              await putSynonym(tx, values);
              return found(await findSynonym(tx, values.said));
            }),
          idOf: ({ said }) => said,
          find: findSynonym,
        },
      );
    },
    changeSynonym: (_, { id, input }, { db }) =>
      db.write(async (tx) => {
        const before = found(await findSynonym(tx, id));
        const values = await checkSynonym(tx, input, before.key);
        return found(await changeSynonym(tx, before, values));
      }),
    removeSynonym: (_, { id }, { db }) =>
      db.write(async (tx) => {
        const { said } = found(await findSynonym(tx, id));
        await removeSynonym(tx, said);
        return true;
      }),
  },
  Synonym: { times: async ({ key }, _, context) => (await timesBatched(context, key, {})).times },
  SynonymConnection: connectionFields,
} satisfies Resolvers;

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound('Synonym');
  return row;
}
