import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import type { OrderToReadFragment } from './orders.generated.ts';
import { moneyText } from '../numbers.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/orders.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** The accepted lines; nobody can change them. */
export function OrderLines({
  order: { rows, sums, notes, deliveryTerms, paymentTerms },
}: {
  order: OrderToReadFragment;
}) {
  return (
    <>
      <Typography variant="subtitle2" component="h2" sx={{ p: 2.5, pb: 1.5, fontSize: 17 }}>
        {words.acceptedLines}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </Box>
      <Box component="dl" sx={sumsLook}>
        <dt>{words.withoutKdv}</dt>
        <dd>₺ {moneyText(sums.net)}</dd>
        {sums.vat.map(({ rate, vat }) => (
          <Box key={rate} sx={{ display: 'contents' }}>
            <dt>{words.kdvRate(rate)}</dt>
            <dd>₺ {moneyText(vat)}</dd>
          </Box>
        ))}
        <dt>
          <b>{words.withKdv}</b>
        </dt>
        <dd>
          <b>₺ {moneyText(sums.total)}</b>
        </dd>
      </Box>
      {(deliveryTerms ?? paymentTerms ?? notes) && (
        <Typography
          lang={siteLanguage}
          sx={{ p: 2.5, borderTop: 1, borderColor: 'divider', fontSize: 14.5, whiteSpace: 'pre-line' }}
        >
          {[notes, deliveryTerms && turkish.delivery(deliveryTerms), paymentTerms && turkish.payment(paymentTerms)]
            .filter(Boolean)
            .join('\n')}
        </Typography>
      )}
    </>
  );
}

function Line({ row }: { row: OrderToReadFragment['rows'][number] }) {
  const { productId, code, name, note, askedCode, quantity, salesUnit, price, priceQuantity, discount, net } = row;
  const unit = salesUnits[salesUnit ?? 'PIECE'].word;
  const details = [
    code,
    askedCode && turkish.yourCode(askedCode),
    note,
    discount && turkish.discount(numbers.format(discount)),
  ];
  return (
    <Box component="li" sx={lineLook}>
      <Box lang={siteLanguage} sx={{ minWidth: 0 }}>
        {productId ? <Link to={`/admin/products/${encodeURIComponent(productId)}`}>{name}</Link> : name}
        <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>{details.filter(Boolean).join(', ')}</Box>
      </Box>
      <Content>
        {numbers.format(quantity)} {unit}
      </Content>
      <span>
        {moneyText(price)}
        {priceQuantity !== null && ` / ${numbers.format(priceQuantity)}`}
      </span>
      <b>{moneyText(net)}</b>
    </Box>
  );
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', xl: 'minmax(0, 1fr) 110px 130px 110px' },
  '& > div': { gridColumn: { xs: '1 / -1', xl: 'auto' } },
  columnGap: 2,
  rowGap: 0.5,
  p: '12px 20px',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 15,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > :not(div)': { textAlign: 'right' },
  '& > div + span': { textAlign: { xs: 'left', xl: 'right' } },
} as const;
const sumsLook = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  p: 2.5,
  fontSize: 15,
  borderTop: 1,
  borderColor: 'divider',
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
