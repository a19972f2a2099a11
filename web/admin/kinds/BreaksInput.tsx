import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, OutlinedInput, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { mostBreaks } from '../../../common/product/priceLadder.ts';
import type { InputProps } from '../parts/forms/formFields.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { blankBreak, problemOf, type BesideBreaks, type BreakRow } from './breakRows.ts';

const beside = ['price', 'salesUnit', 'priceQuantity', 'minimumQuantity'] as const;
const parts = [
  { part: 'minimum', label: words.fromQuantity, inputMode: 'numeric' },
  { part: 'price', label: words.priceWithKdv, inputMode: 'decimal' },
] as const;

/** The price ladder of a product: a row for each quantity from which on it costs less. */
export function BreaksInput({ name, label, error }: InputProps) {
  const { setValue, getValues } = useFormContext<Record<string, unknown>>();
  const rows = useWatch<Record<string, unknown>>({ name }) as BreakRow[];
  const [price, salesUnit, priceQuantity, minimumQuantity] = useWatch<Record<string, unknown>>({ name: beside });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const problem = problemOf(rows, { price, salesUnit, priceQuantity, minimumQuantity } as BesideBreaks);
  const message = error ?? problem?.message;
  const put = (next: BreakRow[]) => setValue(name, next, { shouldDirty: true, shouldValidate: error !== undefined });
  const stored = () => getValues(name) as BreakRow[];
  const focusAt = (place: number) =>
    requestAnimationFrame(() => {
      const input = list.current?.querySelectorAll<HTMLInputElement>('input')[place * parts.length];
      (input ?? add.current)?.focus();
    });

  return (
    <Box role="group" aria-label={label} aria-describedby={`${id}-help`}>
      <Box ref={list}>
        {rows.map((row, place) => (
          <Box key={place} sx={rowLook}>
            {parts.map(({ part, label: head, inputMode }) => (
              <Box key={part} className="shrinks">
                {place === 0 && (
                  <Typography component="label" variant="caption" htmlFor={`${id}-0-${part}`}>
                    {head}
                  </Typography>
                )}
                <OutlinedInput
                  id={`${id}-${place}-${part}`}
                  size="small"
                  fullWidth
                  value={row[part]}
                  error={problem?.place === place && problem.part === part}
                  onChange={({ target }) =>
                    put(stored().map((one, at) => (at === place ? { ...one, [part]: target.value } : one)))
                  }
                  sx={{ fontSize: { md: 15 } }}
                  slotProps={{
                    input: {
                      inputMode,
                      'aria-label': words.ofBreak(head, place + 1),
                      'aria-describedby': message ? `${id}-help` : undefined,
                    },
                  }}
                />
              </Box>
            ))}
            <IconButton
              sx={{ width: 44, height: 44 }}
              aria-label={words.removeBreak(place + 1)}
              onClick={() => {
                put(stored().toSpliced(place, 1));
                focusAt(Math.max(place - 1, 0));
              }}
            >
              <CloseOutlined className="icon-20" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error={message !== undefined} role={error ? 'alert' : undefined}>
        {message ?? words.theMoreOneTakesTheLessEach}
      </FormHelperText>
      {rows.length < mostBreaks && (
        <Button
          ref={add}
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
          sx={{ mt: 1 }}
          onClick={() => {
            put([...stored(), blankBreak]);
            focusAt(rows.length);
          }}
        >
          {words.addABreak}
        </Button>
      )}
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  alignItems: 'end',
  gap: 1.5,
  mb: 1,
};
