import { Box } from '@mui/material';
import type { Currency } from '../../../../common/money/money.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { amount } from '../enquiry.ts';
import { signed } from '../numbers.ts';
import { asTable } from './lineColumns.ts';
import type { RequestLine } from './requestTexts.ts';

/** Shows the buyer's wishes for a line, the latest first, in the line that answers them. */
export const LineWishes = ({ wishes, currency }: { wishes: RequestLine[]; currency: Currency }) => (
  <Box role="cell" lang={siteLanguage} sx={[cellLook, wishes.length > 0 ? wishLook : noneLook]}>
    {wishes.map((wish, place) => (
      <Box key={place} sx={place > 0 ? { mt: 0.5, pt: 0.5, borderTop: 'var(--hairline)' } : undefined}>
        <span className="visually-hidden">{words.theBuyerAsksForHeard} </span>
        <Wished wish={wish} currency={currency} />
        {(wish.day ?? wish.text) && (
          <Box className="small-type">{[wish.day, wish.text].filter(Boolean).join(', ')}</Box>
        )}
      </Box>
    ))}
  </Box>
);

function Wished({ wish: { quantity, price, line }, currency }: { wish: RequestLine; currency: Currency }) {
  const many = quantity !== null && <b>{amount(quantity, line.salesUnit)}</b>;
  const much = price !== null && <b className="nowrap">{signed(price, currency)}</b>;
  if (many && much) return <Sentence text={words.wishAt} parts={{ quantity: many, price: much }} />;
  if (much) return <Sentence text={words.wishPrice} parts={{ price: much }} />;
  return many;
}

const cellLook = {
  gridArea: 'wish',
  minWidth: 0,
  fontSize: 15,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
const wishLook = { p: '8px', bgcolor: 'tint.accent', color: 'tint.accentText' } as const;
const noneLook = { display: 'none', [asTable]: { display: 'block' } } as const;
