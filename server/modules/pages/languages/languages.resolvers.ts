import { badInput, notFound, stale } from '../../../core/errors.ts';
import type { LanguageChanges, Resolvers } from '../../../generated/resolvers.ts';
import { addLanguage, changeLanguage, languagesOf, removeLanguage, type LanguageValues } from './languages.store.ts';

const usual: Omit<LanguageValues, 'name'> = {
  direction: 'LTR',
  inMenu: true,
  indexable: true,
  currency: null,
  showsUnconfirmed: false,
  untranslated: 'IN_PLACE',
  position: 0,
};

/** Returns what an input names; null takes the currency away, and leaves all others alone. */
function givenOf({ currency, ...others }: LanguageChanges): Partial<LanguageValues> {
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value != null));
  return { ...given, ...(currency !== undefined && { currency }) };
}

export const languageResolvers = {
  Query: { languages: (_, __, { db }) => languagesOf(db) },
  Mutation: {
    addLanguage: (_, { code, input }, { db }) =>
      addLanguage(db, code, { ...usual, ...givenOf(input), name: input.name }),
    async updateLanguage(_, { code, input, version }, { db }) {
      const values = givenOf(input);
      if (Object.keys(values).length === 0) throw badInput('', 'Nothing is to be changed.');
      const saved = await changeLanguage(db, code, values, version);
      if (!saved) throw notFound('Language');
      if (saved === 'stale') throw stale('The language');
      return saved;
    },
    async removeLanguage(_, { code }, { db }) {
      if (!(await removeLanguage(db, code))) throw notFound('Language');
      return true;
    },
  },
} satisfies Resolvers;
