import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { TokenFilter } from './filterTokens.ts';
import { TokenField } from './TokenField.tsx';

interface Props {
  /** The label of the search for screen readers: 'Search products'. A list without a search has none. */
  label?: string;
  search?: string;
  onSearch?: (typed: string) => void;
  /** The number of results; empty until it is known. */
  count?: ReactNode;
  filters?: readonly TokenFilter[];
  /** Returns the value of a filter in the address. */
  paramOf?: (name: string) => string;
  /** Sets filters, and the search with them where it changes, too. */
  onFilter?: (changes: Record<string, string>) => void;
  order?: { label: string; value: string; options: { value: string; label: string }[] };
  /** Called when somebody is about to filter: the values of the filters may be loaded then. */
  onFocus?: () => void;
  /** Further parts of the line. */
  children?: ReactNode;
}

/** The line above the rows of a list: search and filters in one field, the number of results and their order. */
export function FilterLine(props: Props) {
  const { label, search = '', count, filters = [], order, onFocus, children } = props;
  const { onSearch = () => undefined, paramOf = () => '', onFilter = () => undefined } = props;
  const how = { filters, valueOf: paramOf, onFilter };
  return (
    <Box className="sunken" sx={lineLook} onFocus={onFocus}>
      {label && <TokenField {...how} label={label} search={search} onSearch={onSearch} />}
      {filters.length > 0 && <FilterPanel {...how} count={count} />}
      {children}
      {(count !== undefined || order) && (
        <Box className="rigid apart muted" sx={countLook}>
          <Typography role="status" variant="body2" className="near-type unbroken">
            {count}
          </Typography>
          {order && <FilterSelect plain {...order} onChoose={(sort) => onFilter({ sort })} />}
        </Box>
      )}
    </Box>
  );
}

const lineLook = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: { xs: 1, md: 2 },
  rowGap: 0,
  minHeight: { md: 48 },
  p: { xs: '8px 16px', md: '7px 24px' },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& > .MuiInputBase-root': { minHeight: { md: 32 }, fontSize: { md: 14 } },
  '& > .MuiInputBase-root select.MuiOutlinedInput-input': { py: 0.5 },
} as const;

const countLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { xs: '100%', md: 'auto' },
  minHeight: { xs: 36, md: 0 },
  mb: { xs: -1, md: 0 },
} as const;
