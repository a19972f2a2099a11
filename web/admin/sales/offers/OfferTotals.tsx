import { Box, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { sumsOf } from '../../../../common/offers/sums.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { pricedLine } from './lineSum.ts';
import type { TypedLine } from './offerLines.ts';
import { moneyText } from '../numbers.ts';

/** Shows the totals of the priced lines. The server calculates the same. */
export function OfferTotals() {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' });
  const priced = lines.flatMap((line) => pricedLine(line) ?? []);
  const { net, vat, total } = sumsOf(priced);
  return (
    <Box sx={{ minWidth: 220 }}>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {words.linesPriced(priced.length, lines.length)}
      </Typography>
      <Box component="dl" sx={sumsLook}>
        <dt>{words.withoutKdv}</dt>
        <dd>₺ {moneyText(net / 100)}</dd>
        {vat.map((one) => (
          <Box key={one.rate} sx={{ display: 'contents' }}>
            <dt>{words.kdvRate(one.rate)}</dt>
            <dd>₺ {moneyText(one.vat / 100)}</dd>
          </Box>
        ))}
        <dt>
          <b>{words.withKdv}</b>
        </dt>
        <dd>
          <b>₺ {moneyText(total / 100)}</b>
        </dd>
      </Box>
    </Box>
  );
}

const sumsLook = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  fontSize: 15,
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
};
