import { useEffect, useState } from 'react';
import { useNewPricesQuery, type NewPricesQuery } from '../products.generated.ts';
import type { ChosenProducts, PriceRule } from '../../../../graphql/generated/schema.ts';

export type NewPrices = NewPricesQuery['newPrices'];

/** In milliseconds: the preview follows typing after this pause. */
const pause = 300;

interface Asked {
  which: ChosenProducts;
  rule: PriceRule | undefined;
  marked: boolean;
}

/** Loads what the rule makes of the prices. While the next answer is on its way, the last one stays. */
export function useNewPrices({ which, rule, marked }: Asked) {
  const key = JSON.stringify({ which, rule, marked });
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  const variables = JSON.parse(asked) as { which: ChosenProducts; rule: PriceRule; marked: boolean };
  const query = useNewPricesQuery({
    variables,
    skip: !(JSON.parse(asked) as Partial<Asked>).rule,
    fetchPolicy: 'network-only',
  });
  const prices = rule ? (query.data ?? query.previousData)?.newPrices : undefined;
  const more = () =>
    void query.fetchMore({
      variables: { after: prices?.endCursor },
      updateQuery: (before, { fetchMoreResult: { newPrices } }) => ({
        newPrices: { ...newPrices, rows: [...before.newPrices.rows, ...newPrices.rows] },
      }),
    });
  return {
    prices,
    error: query.error,
    /** Whether the shown prices are those of the rule as it is typed. */
    isCurrent: asked === key && !query.loading && query.data !== undefined,
    more: prices?.endCursor ? more : undefined,
  };
}
