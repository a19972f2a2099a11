import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { tableLook } from '../lists/tableLook.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { useLabelOf } from './sheetFields.ts';
import type { TrialRow } from './sheetTypes.ts';

/** Rows that are right, column by column. With many columns it scrolls by itself. */
export function TrialTable({ rows, fields, shown }: { rows: TrialRow[]; fields: string[]; shown: string[] }) {
  const labelOf = useLabelOf();
  return (
    <Box role="region" aria-label="Rows" tabIndex={0} sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Table sx={{ ...tableLook, '& tbody tr': { height: 46 } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 64 }}>
              Row
            </TableCell>
            {!shown.includes('name') && <TableCell>Product</TableCell>}
            {shown.map((field) => (
              <TableCell key={field} align={alignOf(field)}>
                {labelOf(field)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ line, name, outcome, values, before }) => (
            <TableRow key={line}>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {line}
              </TableCell>
              {!shown.includes('name') && <TableCell lang="tr">{name}</TableCell>}
              {shown.map((field) => {
                const place = fields.indexOf(field);
                return (
                  <TableCell
                    key={field}
                    lang="tr"
                    align={alignOf(field)}
                    sx={{ bgcolor: before[place] == null ? undefined : 'tint.primary', ...(widths[field] ?? narrow) }}
                  >
                    <ChangedValue value={values[place] ?? ''} before={before[place]} isNew={outcome === 'ADDED'} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const alignOf = (field: string) => (field === 'price' ? 'right' : 'left');
const narrow = { minWidth: 110, maxWidth: 200 };
/** What needs more room, or less. */
const widths: Record<string, object> = {
  name: { minWidth: 200, maxWidth: 300, fontWeight: 600 },
  description: { minWidth: 220, maxWidth: 320 },
  price: { minWidth: 96, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  featured: { minWidth: 80 },
};
