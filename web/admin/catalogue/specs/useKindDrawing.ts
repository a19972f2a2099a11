import { useDrawingSampleQuery, useKindDrawingQuery, useKindRangesQuery } from './drawing.generated.ts';

/** Returns how products of a kind are drawn, and which attribute each letter of the drawing measures. */
export function useKindDrawing(kindId: string) {
  const { data } = useKindDrawingQuery({ variables: { id: kindId }, skip: kindId === '' });
  const kind = kindId === '' ? undefined : (data?.productKind ?? undefined);
  return {
    section: kind?.section ?? undefined,
    ownDrawing: kind?.ownDrawing ?? undefined,
    letterOf: (attributeId: string) => kind?.letters.find(({ attribute }) => attribute.id === attributeId)?.letter,
  };
}

/** Returns the drawing of a common article, for a product that has none of its own yet. */
export function useSample(section: ReturnType<typeof useKindDrawing>['section']) {
  const { data } = useDrawingSampleQuery({ variables: { section: section ?? 'NUT' }, skip: section === undefined });
  return section === undefined ? undefined : data?.sectionSample.svg;
}

/** Returns the smallest and the largest number that products of a kind have. */
export function useKindRange(kindId: string, attributeId: string | undefined) {
  const { data } = useKindRangesQuery({
    variables: { id: kindId },
    skip: kindId === '' || attributeId === undefined,
  });
  return data?.products.facets?.specs.find(({ attribute }) => attribute.id === attributeId)?.range ?? undefined;
}
