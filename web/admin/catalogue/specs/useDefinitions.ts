import { useMemo } from 'react';
import type { AttributeRule } from '../../../../common/measures/specValues.ts';
import { useSpecDefinitionsQuery, type SpecDefinitionsQuery } from './specs.generated.ts';

export type Attribute = AttributeRule & { id: string; name: string; version: number };
export type Kind = SpecDefinitionsQuery['productKinds'][number];
export interface Definitions {
  attributes: Attribute[];
  kinds: Kind[];
}

/** Loads attributes and kinds; both lists are empty until then. */
export function useDefinitions(): Definitions {
  const { data } = useSpecDefinitionsQuery({ fetchPolicy: 'cache-and-network' });
  return useMemo(
    () => ({
      attributes: (data?.attributes ?? []).map(({ unit, ...rest }) => ({ ...rest, unit: unit?.symbol ?? null })),
      kinds: data?.productKinds ?? [],
    }),
    [data],
  );
}
