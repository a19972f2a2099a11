import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { siteLanguage, sourceLanguage } from '../../../../common/text/locale.ts';
import { useLocation } from 'react-router-dom';
import { idIn } from '../../paths.ts';
import { load } from '../../parts/loaders/load.ts';
import { PriceInLanguageDocument } from './priceInLanguage.generated.ts';

/** Turkish pages are in lira alone, and ask for no other price. */
const isForeign = (siteLanguage as string) !== sourceLanguage;

/** Loads the price of a product in the currency of the page's language; the loader of the page waits for it. */
export const loadPriceInLanguage = (client: ApolloClient, id: string) =>
  isForeign ? load(client, PriceInLanguageDocument, { id }) : undefined;

/** Returns that price of the product whose page is shown; nothing where it has none in the currency. */
export function usePriceInLanguage() {
  // It is asked as the loader does, by the name in the address.
  const id = idIn(useLocation().pathname);
  const { data } = useQuery(PriceInLanguageDocument, { variables: { id }, skip: !isForeign });
  return data?.product?.priceInLanguage ?? undefined;
}
