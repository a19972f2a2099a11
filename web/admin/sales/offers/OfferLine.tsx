import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { salesUnits } from '../../../../common/labels.ts';
import { optionsOf } from '../../catalogue/products/choice.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { lineSum } from './lineSum.ts';
import type { TypedLine } from './offerLines.ts';
import { moneyText } from './typedLines.ts';

interface Props {
  place: number;
  /** Facts that help to decide the price. */
  hint: string | undefined;
  /** Undefined for the only line, which cannot be removed. */
  onRemove: (() => void) | undefined;
}

const units = optionsOf(salesUnits, ({ word }) => word);

export function OfferLine({ place, hint, onRemove }: Props) {
  const { control, register, formState, getFieldState } = useFormContext<{ lines: TypedLine[] }>();
  const line = useWatch({ control, name: `lines.${place}` });
  const input = (name: keyof TypedLine, label: string) => {
    const path = `lines.${place}.${name}` as const;
    return { ...register(path), label, error: getFieldState(path, formState).error?.message };
  };
  const net = lineSum(line);
  return (
    <Box role="group" aria-label={`Line ${place + 1}: ${line.name}`} sx={lineLook}>
      <Box sx={{ gridArea: 'name' }}>
        <TextInput {...input('name', `${place + 1}. What`)} lang="tr" />
      </Box>
      <Box sx={{ gridArea: 'code' }}>
        <TextInput {...input('code', 'Code')} />
      </Box>
      <Box sx={{ gridArea: 'remove', alignSelf: 'end' }}>
        {onRemove && (
          <IconButton color="inherit" aria-label={`Remove line ${place + 1}`} onClick={onRemove}>
            <CloseOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
          </IconButton>
        )}
      </Box>
      <Box sx={numbersLook}>
        <TextInput {...input('quantity', 'Quantity')} inputMode="decimal" />
        <SelectInput {...input('salesUnit', 'Unit')} options={units} lang="tr" none="" />
        <TextInput {...input('price', 'Price without KDV')} inputMode="decimal" />
        <TextInput {...input('priceQuantity', 'Price is for')} inputMode="numeric" placeholder="1" />
        <TextInput {...input('discount', 'Discount %')} inputMode="decimal" />
        <TextInput {...input('vatRate', 'KDV %')} inputMode="numeric" />
        <Box sx={{ textAlign: 'right' }}>
          <Typography variant="subtitle2" component="div">
            Total
          </Typography>
          <Box
            component="output"
            sx={{ display: 'block', pt: 1.25, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
          >
            {net === undefined ? '…' : moneyText(net / 100)}
          </Box>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'note' }}>
        <TextInput {...input('note', 'Note')} optional lang="tr" hint={hint} />
      </Box>
    </Box>
  );
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 180px auto' },
  gridTemplateAreas: {
    xs: '"name remove" "code code" "numbers numbers" "note note"',
    sm: '"name code remove" "numbers numbers numbers" "note note note"',
  },
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const numbersLook = {
  gridArea: 'numbers',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: '1fr 1fr 1.4fr 1fr 1fr 0.8fr 1.2fr',
  },
  alignItems: 'start',
  gap: 1.5,
} as const;
