import { Box, Typography } from '@mui/material';
import type { OrderProgressFragment } from './orders.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { Colleague } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { stateNames } from './orderTexts.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The states that the order went through. The buyer reads the texts, and not who wrote them. */
export const OrderHistory = ({ events }: Pick<OrderProgressFragment, 'events'>) => (
  <Box sx={{ p: 2.5 }}>
    <Typography variant="subtitle2" component="h2" className="head-type" sx={{ mb: 1 }}>
      {words.history}
    </Typography>
    <PlainList as="ol" aria-label={words.states} sx={{ fontSize: 14 }}>
      {events.map(({ id, state, text, admin, mailed, createdAt }, place) => (
        <Box component="li" key={id} className="breaks" sx={{ py: 0.75 }}>
          <b>{state === 'PLACED' && place === 0 ? words.accepted : stateNames[state]}</b>
          {text && <Content>, {text}</Content>}
          <Box className="muted small-type">
            {admin === null ? words.theBuyer : <Colleague of={admin} />},{' '}
            <time dateTime={createdAt}>{fullDate(createdAt)}</time>
            {mailed && `, ${words.withMail}`}
          </Box>
        </Box>
      ))}
    </PlainList>
  </Box>
);
