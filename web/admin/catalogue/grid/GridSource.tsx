import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useCategoryOptionsQuery } from '../../../graphql/generated/operations.ts';
import { countedFigure } from './useGridActions.ts';
import type { GridList } from './useGridList.ts';

interface Props {
  list: GridList;
  shown: number;
  count: number;
}

const figure = new Intl.NumberFormat('tr-TR');

/** Says which products are in the grid, and leads to the list that they come from. */
export function GridSource({ list: { filters, isSelection, back }, shown, count }: Props) {
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const words = filters.map(({ name, label, value }) => {
    if (name === 'q') return `“${value}”`;
    if (name !== 'category') return `${label.toLowerCase()} ${value}`;
    return categories.find(({ id }) => id === value)?.name ?? 'Kategorisiz';
  });
  const products =
    count > shown
      ? `${figure.format(shown)} of ${figure.format(count)}, narrow the list`
      : countedFigure(shown, 'product');
  return (
    <Typography variant="body2" sx={{ mt: { md: -2 }, color: 'text.secondary' }}>
      {isSelection ? 'From the selection' : 'From the list'}: {[...words, products].join(', ')}{' '}
      <Link to={back}>Change</Link>
    </Typography>
  );
}
