import { Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import { amount } from '../enquiry.ts';
import { discountText, moneyText, numberText } from '../numbers.ts';
import * as enquiryWords from '../../../words/admin/en/enquiries.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { asTable, asWideTable } from './lineColumns.ts';
import type { OfferShownFragment } from '../offers/offers.generated.ts';
import type { TypedLine } from './offerLines.ts';
import { sameLine } from './requestTexts.ts';

type Known = Pick<TypedLine, 'productId' | 'code' | 'name'>;
type Before = Pick<OfferShownFragment, 'lines'>;

/** Writes the price of a line of an earlier offer: '696,00 / 100, %4'. */
function offeredText({ lines }: Before, line: Known) {
  const found = lines.find((one) => sameLine(one, line));
  if (!found) return undefined;
  const per = found.priceQuantity === null ? '' : `\u00a0/\u00a0${numberText(found.priceQuantity)}`;
  const less = found.discount ? `, %${discountText(found)}` : '';
  return `${moneyText(found.price)}${per}${less}`;
}

interface Props {
  line: Known;
  asked: AskedRowFragment | undefined;
  before: Before | undefined;
}

/** How much the buyer asked for; where there is no column for it, with the price of the last offer. */
export function LineAsked({ line, asked, before }: Props) {
  const offered = before && offeredText(before, line);
  return (
    <Box role="cell" lang={siteLanguage} sx={{ ...cellLook, gridArea: 'asked' }}>
      <Box className="muted small-type" component="span" sx={labelLook}>
        {words.asked}{' '}
      </Box>
      {asked && asked.quantity !== null ? (
        amount(asked.quantity, asked.salesUnit)
      ) : (
        <span className="muted">{asked ? enquiryWords.notSaid : '–'}</span>
      )}
      {offered && (
        <Box className="muted small-type" sx={{ overflowWrap: 'normal', [asWideTable]: { display: 'none' } }}>
          <span className="visually-hidden">{words.offers} </span>
          {offered}
        </Box>
      )}
    </Box>
  );
}

/** Shows the line as the last offer had it. */
export const LineOffered = ({ line, before }: { line: Known; before: Before }) => (
  <Box
    role="cell"
    lang={siteLanguage}
    sx={{ ...cellLook, gridArea: 'offer', display: 'none', [asWideTable]: { ...tableCell, display: 'block' } }}
  >
    <span className="muted">{offeredText(before, line) ?? '–'}</span>
  </Box>
);

const tableCell = { p: '13px 8px 6px', textAlign: 'right' } as const;
const cellLook = {
  minWidth: 0,
  px: '4px',
  fontSize: 15,
  lineHeight: '22px',
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums',
  [asTable]: tableCell,
} as const;
const labelLook = { [asTable]: { display: 'none' } } as const;
