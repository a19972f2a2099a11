import { Box, FormHelperText, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { MoveButtons } from '../lists/MoveButtons.tsx';
import type { InputProps } from './formFields.ts';
import { PlainList } from '../lists/PlainList.tsx';

interface Props<Row> extends InputProps {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Renders more inputs between the name of a row and its buttons. */
  beside?: (row: Row, change: (next: Partial<Row>) => void) => ReactNode;
  /** Renders more inputs after the buttons of a row. */
  below?: (row: Row, change: (next: Partial<Row>) => void) => ReactNode;
  look?: SystemStyleObject<Theme>;
  /** One sentence below the label. */
  hint?: string;
  /** Stands above the rows, such as the heads of their columns. */
  head?: ReactNode;
  /** Renders the input that adds a row, below the others. */
  children: (rows: Row[], add: (row: Row) => void) => ReactNode;
}

/** A field whose value is a list of rows in their order. Rows are moved, removed and added, and saved as a whole. */
export function OrderedInput<Row>({
  name,
  label,
  error,
  idOf,
  nameOf,
  beside,
  below,
  look = {},
  hint,
  head,
  children,
}: Props<Row>) {
  const { field } = useController<Record<string, unknown>>({ name });
  const headingId = useId();
  const rows = field.value as Row[];
  const changeAt = (place: number) => (next: Partial<Row>) =>
    field.onChange(rows.map((row, at) => (at === place ? { ...row, ...next } : row)));
  return (
    <Box role="group" aria-labelledby={headingId} aria-describedby={hint && `${headingId}-hint`}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: hint ? 0.25 : 1 }}>
        {label}
      </Typography>
      {hint && (
        <FormHelperText id={`${headingId}-hint`} sx={{ mb: 1 }}>
          {hint}
        </FormHelperText>
      )}
      {rows.length > 0 && head}
      <PlainList as="ol" aria-labelledby={headingId}>
        {rows.map((row, place) => (
          <li key={idOf(row)}>
            <Box role="group" aria-label={nameOf(row)} sx={[rowLook, look]}>
              <Typography className="breaks strong" variant="body2" lang={siteLanguage}>
                {nameOf(row)}
              </Typography>
              {beside?.(row, changeAt(place))}
              <MoveButtons name={nameOf(row)} place={place} items={rows} onChange={field.onChange} />
              {below?.(row, changeAt(place))}
            </Box>
          </li>
        ))}
      </PlainList>
      {children(rows, (row) => field.onChange([...rows, row]))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  borderTop: 'var(--hairline)',
};
