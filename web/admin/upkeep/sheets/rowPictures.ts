import { useRowPicturesQuery, type RowPicturesQuery } from '../../../graphql/generated/operations.ts';
import type { TrialRow } from './sheetTypes.ts';

export type PictureOf = RowPicturesQuery['productsWithIds'][number];

/** Whether a row means a product that is there, and so has a picture. */
export const isKnown = ({ id, outcome }: TrialRow) => Boolean(id) && outcome !== 'ADDED';

/** Pictures of the products that these rows mean, by their ids: asked for the rows in sight alone, since a file may have thousands. */
export function useRowPictures(rows: TrialRow[]): Map<string, PictureOf> {
  const ids = rows.filter(isKnown).flatMap(({ id }) => id ?? []);
  const { data, previousData } = useRowPicturesQuery({ variables: { ids }, skip: ids.length === 0 });
  return new Map((data ?? previousData)?.productsWithIds.map((product) => [product.id, product]));
}
