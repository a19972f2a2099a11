import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { signs } from '../../../../common/money/money.ts';
import { rateSentence } from '../../../../common/money/offerRates.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { OrderToReadFragment } from './orders.generated.ts';
import { amount } from '../enquiry.ts';
import { discountText, moneyText, numberText, signed } from '../numbers.ts';
import { asTable, figuresOf, sheetLook, totalWidth } from '../lines/lineColumns.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as offerWords from '../../../words/admin/en/offers.ts';
import * as words from '../../../words/admin/en/orders.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

/** The accepted lines; nobody can change them. */
export function OrderLines({
  order: { rows, sums, currency, rates, totalInLira, notes, deliveryTerms, paymentTerms },
}: {
  order: OrderToReadFragment;
}) {
  return (
    <>
      <Typography variant="subtitle2" component="h2" className="head-type" sx={{ p: 2.5, pb: 1.5 }}>
        {words.acceptedLines}
      </Typography>
      <Box sx={sheetLook} style={figuresOf(rows.map(({ net }) => net))}>
        <Box role="table" aria-label={words.acceptedLines}>
          <Box role="row" sx={[rowLook, headsLook]}>
            {headsIn(signs[currency]).map((head) => (
              <span role="columnheader" key={head}>
                {head}
              </span>
            ))}
          </Box>
          {rows.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </Box>
      </Box>
      <Box component="dl" className="dense-type ruled" sx={sumsLook}>
        <dt>{words.withoutKdv}</dt>
        <dd>{signed(sums.net, currency)}</dd>
        {sums.vat.map(({ rate, vat }) => (
          <Box key={rate} sx={{ display: 'contents' }}>
            <dt>{words.kdvRate(rate)}</dt>
            <dd>{signed(vat, currency)}</dd>
          </Box>
        ))}
        <dt>
          <b>{words.withKdv}</b>
        </dt>
        <dd>
          <b>{signed(sums.total, currency)}</b>
        </dd>
        {totalInLira != null && (
          <>
            <dt>{words.inLiraForInformation}</dt>
            <dd>{signed(totalInLira, 'TRY')}</dd>
          </>
        )}
      </Box>
      {rates.length > 0 && (
        <Box className="muted small-type flush-end" lang={siteLanguage} sx={{ px: 2.5, pb: 2.5 }}>
          {rates.map((rate) => rateSentence({ ...rate, rate: Math.round(rate.rate * 1_000_000) })).join(', ')}
        </Box>
      )}
      {(deliveryTerms ?? paymentTerms ?? notes) && (
        <Typography lang={siteLanguage} className="near-type ruled as-typed" sx={{ p: 2.5 }}>
          {[notes, deliveryTerms && turkish.delivery(deliveryTerms), paymentTerms && turkish.payment(paymentTerms)]
            .filter(Boolean)
            .join('\n')}
        </Typography>
      )}
    </>
  );
}

const headsIn = (sign: string) => [
  offerWords.line,
  offerWords.quantity,
  offerWords.priceColumn(sign),
  offerWords.discountColumn,
  offerWords.totalColumn(sign),
];

/** A line as the sheet of its offer showed it. */
function Line({ row }: { row: OrderToReadFragment['rows'][number] }) {
  const {
    productId,
    code,
    name,
    note,
    askedCode,
    quantity,
    salesUnit,
    price,
    priceQuantity,
    discount,
    discountSteps,
    net,
  } = row;
  const head = code ?? name;
  const details = [code && name, askedCode && turkish.yourCode(askedCode), note].filter(Boolean).join(' · ');
  return (
    <Box role="row" sx={rowLook}>
      <Box className="breaks" role="rowheader" lang={siteLanguage}>
        <Box className="strong" sx={{ '& a': { color: 'text.primary', textDecoration: 'none' } }}>
          {productId ? <Link to={`/admin/products/${encodeURIComponent(productId)}`}>{head}</Link> : head}
        </Box>
        {details && <Box className="muted small-type">{details}</Box>}
      </Box>
      <span role="cell">
        <Content>{amount(quantity, salesUnit)}</Content>
        {row.shipped > 0 && (
          <Box className="muted small-type own-line" component="span">
            {words.isSentOf(amount(row.shipped, salesUnit))}
          </Box>
        )}
        {row.cancelled > 0 && (
          <Box component="span" className="small-type own-line warns">
            {words.isCancelledOf(amount(row.cancelled, salesUnit))}
          </Box>
        )}
      </span>
      <span role="cell">
        {moneyText(price)}
        {priceQuantity !== null && `\u00a0/\u00a0${numberText(priceQuantity)}`}
      </span>
      <span role="cell">{discount ? `%${discountText({ discount, discountSteps })}` : ''}</span>
      <b role="cell">{moneyText(net)}</b>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  '& > [role=rowheader]': { gridColumn: '1 / -1' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 56,
  p: '8px 20px',
  borderTop: 'var(--hairline)',
  fontSize: 15,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& > span, & > b': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { textAlign: 'left' },
  '& > b': { fontWeight: 600 },
  [asTable]: {
    gridTemplateColumns: `minmax(120px, 1fr) 116px 128px 56px ${totalWidth(112)}`,
    '& > [role=rowheader]': { gridColumn: 'auto' },
    // Numbers stand below the ends of their heads.
    '& > [role=cell]:first-of-type': { textAlign: 'right' },
  },
} as const;
const headsLook = {
  '&&': { display: 'none', minHeight: 32, py: 0.5, borderTop: 0, borderBottom: 2, borderColor: 'text.primary' },
  [asTable]: { '&&': { display: 'grid' } },
  fontSize: 13.5,
  fontWeight: 600,
  color: 'text.secondary',
} as const;
const sumsLook = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.5,
  p: 2.5,
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
