import { Button, Stack, Typography } from '@mui/material';
import { useArrivals } from './LiveMessages.tsx';

/** How many there are; and what has arrived in the meantime, in a place where it moves nothing. */
export function MessageCounts({ text, onShowArrivals }: { text: string; onShowArrivals: () => void }) {
  const { arrived, reset } = useArrivals();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}>
      <div role="status">
        {arrived > 0 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              reset();
              onShowArrivals();
            }}
          >
            {arrived === 1 ? '1 new message' : `${arrived} new messages`}
          </Button>
        )}
      </div>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Stack>
  );
}
