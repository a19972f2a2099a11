import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import * as words from '../../../words/admin/en/inbox.ts';
import type { Place } from './folders.ts';
import { useArrivals } from './LiveInbox.tsx';

const arrivals = {
  messages: words.newMessageCount,
  enquiries: words.newEnquiryCount,
};

interface Props {
  kind: Exclude<Place['kind'], 'unanswered'>;
  text: string;
  /** The ids of the listed entries; undefined while they are loading. */
  shown: string[] | undefined;
  onShowArrivals: () => void;
}

/** Shows the number of entries, and of those that have arrived since, in a place where neither moves the list. */
export function Counts({ kind, text, shown, onShowArrivals }: Props) {
  const arrived = useArrivals(kind, shown);
  return (
    <Row className="wraps" spacing={1} sx={{ minHeight: 44 }}>
      <Typography
        className="muted shrinks small-type grows"
        variant="body2"
        role="status"
        sx={{ lineHeight: 1.25, overflowWrap: 'normal' }}
      >
        {text}
        {text && <span className="visually-hidden">, {words.newestFirst}</span>}
      </Typography>
      <Box role="status" className="rigid" sx={{ '&:empty': { display: 'none' } }}>
        {arrived > 0 && (
          <Button variant="outlined" size="small" onClick={onShowArrivals}>
            {arrivals[kind](arrived)}
          </Button>
        )}
      </Box>
    </Row>
  );
}
