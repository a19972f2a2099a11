import { useEffect } from 'react';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useListedQuantitiesQuery } from '../../../graphql/generated/listed.ts';
import { followQuote, useQuoteCount } from './quoteCount.ts';

/**
 * Returns the row of the visitor's list that holds a product. Pages are the same for all visitors, so a script asks for
 * it, and only where there is a list.
 */
export function useListed(productId: string) {
  const isThere = useQuoteCount() > 0;
  const { data, refetch } = useListedQuantitiesQuery({ skip: !isThere, fetchPolicy: 'cache-and-network' });

  useEffect(() => (isThere ? followQuote(() => void refetch().catch(report)) : undefined), [isThere, refetch]);

  return isThere ? data?.quoteList.rows.find(({ product }) => product?.id === productId) : undefined;
}

/** Without a connection, or once the page is left, the button stays as it is; the next sign of a change asks again. */
function report(error: unknown) {
  if (fieldErrors(error).general?.code !== 'NETWORK') logError(error);
}
