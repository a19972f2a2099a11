import { Button, Stack, Typography } from '@mui/material';
import { counted } from '../texts/counted.ts';
import { useArrivals } from './LiveMessages.tsx';

/** How many messages there are, and how many have arrived since, in a place where neither moves the list. */
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
            {counted(arrived, 'new message')}
          </Button>
        )}
      </div>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Stack>
  );
}
