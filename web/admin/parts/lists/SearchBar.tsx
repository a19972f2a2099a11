import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SearchField } from './SearchField.tsx';

interface Props {
  /** The label for screen readers: 'Search products'. */
  label: string;
  search: string;
  onSearch: (typed: string) => void;
  /** The number of results; empty until it is known. */
  count: ReactNode;
  /** The list's own filters. */
  children?: ReactNode;
}

/** The search above a list, with its filters and the number of results. */
export const SearchBar = ({ label, search, onSearch, count, children }: Props) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}>
    <SearchField label={label} value={search} onSearch={onSearch} />
    {children}
    <Typography role="status" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
      {count}
    </Typography>
  </Stack>
);
