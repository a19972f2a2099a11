import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { OrderChip } from './OrderChip.tsx';
import { orderPath } from './orderTexts.ts';

/** Leads from an enquiry to its orders. */
export const OrdersOfEnquiry = ({ orders }: Pick<EnquiryToRead, 'orders'>) =>
  orders.length > 0 && (
    <Box component="section" className="ruled-below" sx={{ px: 'var(--inset)', py: 1.5 }}>
      <Typography variant="subtitle2" component="h3" className="visually-hidden">
        {words.orders}
      </Typography>
      {orders.map(({ id, number, state }) => (
        <Row className="wraps" key={id} spacing={1.5} sx={{ minHeight: 32 }}>
          <span>
            <Sentence text={words.orderNumber} parts={{ number: <Link to={orderPath(id)}>{number}</Link> }} />
          </span>
          <OrderChip state={state} />
        </Row>
      ))}
    </Box>
  );
