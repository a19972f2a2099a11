import { Box } from '@mui/material';
import type { OrderInListFragment } from './orders.generated.ts';
import { LinkedRow } from '../../parts/lists/LinkedRow.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { signed } from '../numbers.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { OrderChip } from './OrderChip.tsx';
import { orderPath } from './orderTexts.ts';

/** The whole row leads to the order. */
export function OrderRow({ order }: { order: OrderInListFragment }) {
  const { id, number, state, createdAt, company, buyerName, ownNumber, sums, currency } = order;
  return (
    <LinkedRow
      to={orderPath(id)}
      name={<span className="code">{number}</span>}
      columns="148px minmax(0, 1fr) 140px 116px"
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Content>{company ?? buyerName ?? words.erased}</Content>
        <Box component="span" className="muted" sx={{ display: 'block' }}>
          {ownNumber && `${words.theirNumberIs(ownNumber)}, `}
          <time dateTime={createdAt}>{nearDate(createdAt)}</time>
        </Box>
      </Box>
      <Box className="sum" sx={{ whiteSpace: 'nowrap', textAlign: { md: 'right' } }}>
        {signed(sums.total, currency)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' }, gridArea: { xs: '1 / 2', md: 'auto' } }}>
        <OrderChip state={state} />
      </Box>
    </LinkedRow>
  );
}
