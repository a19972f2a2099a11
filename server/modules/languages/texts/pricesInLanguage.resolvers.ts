import { sourceLanguage } from '../../../db/inLanguage.ts';
import type { Context } from '../../../context/context.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { storedLadder } from '../../../fields/ladder.ts';
import { currencyOfLanguage } from '../../pages/languages/languages.store.ts';

/** Returns the currency of the request's language; null where its prices are those of the site, and where it has none. */
async function foreignCurrency({ db, language }: Context) {
  if (language === sourceLanguage) return null;
  const currency = await currencyOfLanguage(db, language);
  return currency === 'TRY' ? null : currency;
}

export const languagePriceResolvers = {
  Product: {
    async priceInLanguage({ listPrice }, _, context) {
      const currency = await foreignCurrency(context);
      if (!listPrice || currency === null || listPrice.currency !== currency) return null;
      return { ...listPrice, amount: listPrice.amount / 100 };
    },
    async breaksInLanguage({ listPrice, listBreaks }, _, context) {
      const currency = await foreignCurrency(context);
      return currency !== null && listPrice?.currency === currency ? storedLadder.read(listBreaks) : [];
    },
  },
} satisfies Resolvers;
