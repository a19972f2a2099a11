import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OrderInListFragment } from './orders.generated.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import { moneyText } from '../numbers.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/orders.ts';
import { Phone } from './Phone.tsx';
import { OrderChip } from './OrderChip.tsx';
import { orderPath } from './orderTexts.ts';

/** The whole row leads to the order. */
export function OrderRow({ order }: { order: OrderInListFragment }) {
  const { id, number, state, createdAt, company, buyerName, ownNumber, sums, enquiry, channel } = order;
  return (
    <Box component="li" sx={rowLook}>
      <Box component={Link} to={orderPath(id)} className="code" sx={linkLook}>
        {number}
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Content>{company ?? buyerName ?? words.erased}</Content>
        {enquiry?.phone && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            <Phone phone={enquiry.phone} />
          </Box>
        )}
        <Box component="span" sx={{ display: 'block', fontSize: 13.5, color: 'text.secondary' }}>
          {[ownNumber && words.theirNumberIs(ownNumber), channel !== 'SITE' && words.channels[channel]]
            .filter(Boolean)
            .map((fact) => `${fact}, `)}
          <time dateTime={createdAt}>{nearDate(createdAt)}</time>
        </Box>
      </Box>
      <Box
        className="sum"
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: { md: 'right' } }}
      >
        ₺ {moneyText(sums.total)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' }, gridArea: { xs: '1 / 2', md: 'auto' } }}>
        <OrderChip state={state} />
      </Box>
    </Box>
  );
}

/** The heads of the columns; on a phone each row says what it holds. */
export const OrderHeads = () => (
  <Box aria-hidden sx={[rowLook, headsLook]}>
    <span>{words.number}</span>
    <span>{words.buyer}</span>
    <span className="sum">{words.sumWithKdv}</span>
    <span>{words.state}</span>
  </Box>
);

const rowLook = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '148px minmax(0, 1fr) 140px 116px' },
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 0.25,
  minHeight: 64,
  p: { xs: '10px 16px', md: '8px 20px' },
  fontSize: 15,
  overflowWrap: 'anywhere',
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;
const headsLook = {
  '&&': { display: { xs: 'none', md: 'grid' } },
  minHeight: 36,
  py: 0.5,
  fontSize: 13,
  fontWeight: 600,
  color: 'text.secondary',
  '& .sum': { textAlign: 'right' },
  '&:hover': {},
} as const;
const linkLook = {
  '&&': { color: 'text.primary', fontWeight: 650, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
