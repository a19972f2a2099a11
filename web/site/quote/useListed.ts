import { useEffect } from 'react';
import { logError } from '../../components/logError.ts';
import { useListedQuantitiesQuery } from '../../graphql/generated/quotes.ts';
import { followQuote, useQuoteCount } from './quoteCount.ts';

/**
 * The row of the visitor's list that holds a product. Pages are the same for everyone, so it is asked for by script, and
 * only where there is a list.
 */
export function useListed(productId: string) {
  const isThere = useQuoteCount() > 0;
  const { data, refetch } = useListedQuantitiesQuery({ skip: !isThere, fetchPolicy: 'cache-and-network' });

  useEffect(() => (isThere ? followQuote(() => void refetch().catch(logError)) : undefined), [isThere, refetch]);

  return isThere ? data?.quoteList.rows.find(({ product }) => product?.id === productId) : undefined;
}
