import { Box, Typography } from '@mui/material';
import type { OrderProgressFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { adminName } from '../enquiry.ts';
import { stateNames } from './orderTexts.ts';

/** The states that the order went through. The buyer reads the texts, and not who wrote them. */
export const OrderHistory = ({ events }: Pick<OrderProgressFragment, 'events'>) => (
  <Box sx={{ p: 2.5 }}>
    <Typography variant="subtitle2" component="h2" sx={{ mb: 1, fontSize: 17 }}>
      History
    </Typography>
    <Box component="ol" aria-label="States" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14.5 }}>
      {events.map(({ id, state, text, admin, mailed, createdAt }) => (
        <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
          <b>{state === 'PLACED' && admin === null ? 'Accepted' : stateNames[state]}</b>
          {text && <span lang="tr">, {text}</span>}
          <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
            {admin === null ? 'The buyer' : adminName(admin)}, <time dateTime={createdAt}>{fullDate(createdAt)}</time>
            {mailed && ', with a mail to the buyer'}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
