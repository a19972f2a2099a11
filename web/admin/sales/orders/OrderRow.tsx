import { Box } from '@mui/material';
import type { OrderInListFragment } from './orders.generated.ts';
import { LinkedHeads, LinkedRow } from '../../parts/lists/LinkedRow.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { signed } from '../numbers.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { OrderChip } from './OrderChip.tsx';
import { orderPath } from './orderTexts.ts';

/** A number that a press calls, above a row that leads elsewhere. It never breaks. */
export const Phone = ({ phone }: { phone: string }) => (
  <Box
    component="a"
    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
    className="unbroken"
    sx={{ position: 'relative', zIndex: 1, '&&': { color: 'inherit' } }}
  >
    {phone}
  </Box>
);

/** The whole row leads to the order. */
export function OrderRow({ order }: { order: OrderInListFragment }) {
  const { id, number, state, createdAt, company, buyerName, ownNumber, sums, currency, enquiry, channel } = order;
  return (
    <LinkedRow to={orderPath(id)} name={<span className="code">{number}</span>} columns={columns}>
      <Box className="shrinks" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Content>{company ?? buyerName ?? words.erased}</Content>
        {enquiry?.phone && (
          <Box component="span" className="muted">
            {' '}
            <Phone phone={enquiry.phone} />
          </Box>
        )}
        <Box component="span" className="muted own-line">
          {[ownNumber && words.theirNumberIs(ownNumber), channel !== 'SITE' && words.channels[channel]]
            .filter(Boolean)
            .map((fact) => `${fact}, `)}
          <time dateTime={createdAt}>{nearDate(createdAt)}</time>
        </Box>
      </Box>
      <Box className="sum unbroken" sx={{ textAlign: { md: 'right' } }}>
        {signed(sums.total, currency)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' }, gridArea: { xs: '1 / 2', md: 'auto' } }}>
        <OrderChip state={state} />
      </Box>
    </LinkedRow>
  );
}

const columns = '148px minmax(0, 1fr) 140px 116px';

/** The heads of the columns; on a phone each row says what it holds. */
export const OrderHeads = () => (
  <LinkedHeads columns={columns}>
    <span>{words.number}</span>
    <span>{words.buyer}</span>
    <span className="end">{words.sumWithKdv}</span>
    <span>{words.state}</span>
  </LinkedHeads>
);
