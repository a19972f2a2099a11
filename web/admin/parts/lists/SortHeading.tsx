import { TableCell, TableSortLabel } from '@mui/material';

interface Props {
  label: string;
  /** Each click takes the next of these orders, and after the last one the list's own order. */
  orders: { value: string; direction: 'asc' | 'desc' }[];
  value: string;
  align?: 'right';
  colSpan?: number;
  onSort: (value: string) => void;
}

/** The heading of a sortable column. */
export function SortHeading({ label, orders, value, align, colSpan, onSort }: Props) {
  const at = orders.findIndex((order) => order.value === value);
  const now = orders[at];
  return (
    <TableCell
      align={align}
      colSpan={colSpan}
      aria-sort={now ? (now.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <TableSortLabel
        active={now !== undefined}
        direction={now?.direction ?? 'asc'}
        onClick={() => onSort(orders[at + 1]?.value ?? '')}
        sx={{
          height: 31,
          whiteSpace: 'nowrap',
          // The arrow stands behind the word, also where the column is bound to the right.
          flexDirection: 'row',
          lineHeight: 1.25,
          '& .MuiTableSortLabel-icon': { m: '0 -18px 0 2px', fontSize: 16 },
          '&:not(:hover, :focus-visible) .MuiTableSortLabel-icon': { opacity: now ? 1 : 0 },
        }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
