import { Box } from '@mui/material';
import { Picture } from '../../../../components/Picture.tsx';
import { useRowPicturesQuery, type RowPicturesQuery } from '../sheets.generated.ts';
import type { TrialRow } from '../sheetTypes.ts';

export type PictureOf = NonNullable<RowPicturesQuery['productsNamed'][number]>;

/** Only an existing product has a picture. */
export const isKnown = ({ id, outcome }: TrialRow) => Boolean(id) && outcome !== 'ADDED';

/**
 * Loads the pictures of the rows' products, by their ids. It is called for the rows in sight, since a file may have
 * thousands.
 */
export function useRowPictures(rows: TrialRow[]): Map<string, PictureOf> {
  const ids = rows.filter(isKnown).flatMap(({ id }) => id ?? []);
  const { data, previousData } = useRowPicturesQuery({ variables: { ids }, skip: ids.length === 0 });
  return new Map(
    (data ?? previousData)?.productsNamed.flatMap((product) => (product ? [[product.id, product] as const] : [])),
  );
}

/** Shows the picture of a row's product. Its place is kept while it is loading. */
export const RowPicture = ({ product }: { product: PictureOf | undefined }) => (
  <Box aria-hidden className="rigid clips" sx={{ width: 44, height: 33, borderRadius: 0.67 }}>
    {product && <Picture alt="" image={product.image} picture={product.picture} sizes="44px" upTo={320} />}
  </Box>
);
