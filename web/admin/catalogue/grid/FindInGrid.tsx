import { useApolloClient } from '@apollo/client/react';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  ProductsOfGridDocument,
  type ProductsOfGridQuery,
  type ProductsOfGridQueryVariables,
} from '../../../graphql/generated/operations.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { only } from './selection.ts';
import type { Grid } from './useGrid.ts';

/** Finds products of the grid as the search of the catalogue does, among all rows and not only those that are loaded. */
export function FindInGrid({ grid }: { grid: Grid }) {
  const client = useApolloClient();
  const { placeOf, selection, select } = grid;
  const [found, setFound] = useState<{ search: string; places: number[] }>({ search: '', places: [] });
  const show = (places: number[], after: number) => {
    const row = places.find((place) => place > after) ?? places[0];
    if (row !== undefined) select(only({ row, column: selection.at.column }));
  };

  async function find(search: string) {
    setFound({ search, places: [] });
    if (search === '') return;
    try {
      const { data } = await client.query<ProductsOfGridQuery, ProductsOfGridQueryVariables>({
        query: ProductsOfGridDocument,
        variables: { which: { search } },
        fetchPolicy: 'no-cache',
      });
      const places = (data?.productsOfGrid.ids ?? []).flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b);
      setFound({ search, places });
      show(places, -1);
    } catch (error) {
      logUnexpected(error);
    }
  }

  const { search, places } = found;
  const at = places.indexOf(selection.at.row);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {search !== '' && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {places.length === 0 ? 'Not found' : at < 0 ? `${places.length} found` : `${at + 1} of ${places.length}`}
        </Typography>
      )}
      {places.length > 1 && (
        <IconButton color="inherit" aria-label="Next found" onClick={() => show(places, selection.at.row)}>
          <ArrowDownwardOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      )}
      <SearchField label="Find in the grid" value={search} onSearch={(text) => void find(text)} />
    </Stack>
  );
}
