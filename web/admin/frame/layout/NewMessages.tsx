import { Box } from '@mui/material';
import { useInboxCountsQuery } from '../../sales/inbox/inbox.generated.ts';
import * as words from '../../../words/admin/en/layout.ts';

/** Counts new messages and enquiries, and shows nothing when there are none. */
export function NewMessages() {
  const { data } = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  return <Waiting count={(data?.messages.totalCount ?? 0) + (data?.enquiries.totalCount ?? 0)} word={words.fresh} />;
}

/** Counts the orders that nobody has confirmed, and shows nothing when there are none. */
export function OrdersToConfirm() {
  const { data } = useInboxCountsQuery({ fetchPolicy: 'cache-and-network' });
  return <Waiting count={data?.placed.totalCount ?? 0} word={words.toConfirm} />;
}

/** A number after an entry of the menu. */
const Waiting = ({ count, word }: { count: number; word: string }) =>
  count > 0 && (
    <Box
      component="span"
      className="rigid unbroken pushed small-type strong"
      sx={{
        minWidth: 22,
        px: 0.75,
        borderRadius: 0.67,
        textAlign: 'center',
        lineHeight: '22px',
        bgcolor: 'surface.accentOnInk',
        color: 'surface.ink',
      }}
    >
      {count}
      <span className="visually-hidden"> {word}</span>
    </Box>
  );
