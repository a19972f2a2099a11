import { useMemo } from 'react';
import { checkWord, productCheckNames } from '../../../../../common/health/healthChecks.ts';
import { useSpecFaultsQuery } from '../grid.generated.ts';
import type { SpecFaults } from './columns.ts';

/** The grid looks at the specs of so many products to find out which columns are needed; the API takes no more at once. */
const most = 200;
const none: readonly string[] = [];

/** Loads what a check finds wrong with specs, where the address asks for the specs that are at fault. */
export function useSpecFaults(params: URLSearchParams, ids: readonly string[] | undefined) {
  const check = productCheckNames.find((one) => checkWord(one) === params.get('check'));
  const isAsked = params.get('column') === 'specs' && check !== undefined && ids !== undefined && ids.length > 0;
  const { data, error } = useSpecFaultsQuery({
    variables: { check: check ?? 'LACKS_SPECS', ids: (ids ?? none).slice(0, most) },
    skip: !isAsked,
    fetchPolicy: 'no-cache',
  });
  const faults = useMemo((): SpecFaults | undefined => {
    if (!data) return undefined;
    const texts = new Map<string, string>();
    for (const { productId, text } of data.specFaults)
      texts.set(productId, [texts.get(productId), text].filter(Boolean).join('; '));
    return { texts, attributeIds: [...new Set(data.specFaults.map(({ attributeId }) => attributeId))] };
  }, [data]);
  return { faults, isLoading: isAsked && !data && !error };
}
