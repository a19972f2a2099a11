import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { OrderChip } from './OrderChip.tsx';
import { orderPath } from './orderTexts.ts';

/** Leads from an enquiry to its orders. */
export const OrdersOfEnquiry = ({ orders }: Pick<EnquiryToRead, 'orders'>) =>
  orders.length > 0 && (
    <Box component="section" sx={{ px: { xs: 2, md: 3 }, py: 1.5, borderBottom: 'var(--hairline)' }}>
      <Typography variant="subtitle2" component="h3" className="visually-hidden">
        {words.orders}
      </Typography>
      {orders.map(({ id, number, state }) => (
        <Box className="row wraps" key={id} sx={{ gap: 1.5, minHeight: 32 }}>
          <span>
            <Sentence text={words.orderNumber} parts={{ number: <Link to={orderPath(id)}>{number}</Link> }} />
          </span>
          <OrderChip state={state} />
        </Box>
      ))}
    </Box>
  );
