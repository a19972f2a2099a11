import { Box, Chip, Typography } from '@mui/material';
import { labels } from '../../../labels.ts';
import type { ProductInput, SheetOutcome } from '../../graphql/generated/operations.ts';
import { counted } from '../texts/counted.ts';
import type { Report } from './useSheetImport.ts';

const looks: Record<SheetOutcome, { label: string; bgcolor: string; color: string }> = {
  WRONG: { label: 'Wrong', bgcolor: 'tint.accent', color: 'tint.accentText' },
  ADDED: { label: 'Added', bgcolor: 'tint.primary', color: 'tint.primaryText' },
  CHANGED: { label: 'Changed', bgcolor: 'tint.primary', color: 'tint.primaryText' },
  UNCHANGED: { label: 'Unchanged', bgcolor: 'tint.neutral', color: 'tint.neutralText' },
};
const order = Object.keys(looks);
/** The API names the fields that differ. */
const fieldLabels: Record<keyof ProductInput, string> = labels.product;
const labelOf = (field: string) => (field in fieldLabels ? fieldLabels[field as keyof ProductInput] : field);
/** More than this nobody reads. */
const most = 200;

/** Rows that need attention come first. */
export function SheetRows({ rows }: { rows: Report['rows'] }) {
  const sorted = rows.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  return (
    <>
      <Box component="ul" aria-label="Rows" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {sorted.slice(0, most).map(({ line, name, outcome, reasons, changes }) => {
          const { label, ...colors } = looks[outcome];
          return (
            <Box component="li" key={line} sx={rowLook}>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                Line {line}
              </Typography>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" lang="tr" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                {reasons.map(({ field, message }) => (
                  <Typography key={field + message} variant="body2" sx={{ color: 'error.main' }}>
                    {field && `${field}: `}
                    {message}
                  </Typography>
                ))}
                {changes.length > 0 && (
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {changes.map(labelOf).join(', ')}
                  </Typography>
                )}
              </Box>
              <Chip label={label} sx={colors} />
            </Box>
          );
        })}
      </Box>
      {rows.length > most && (
        <Typography variant="body2" sx={{ pt: 2, color: 'text.secondary' }}>
          And {counted(rows.length - most, 'more row')}.
        </Typography>
      )}
    </>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 1.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
