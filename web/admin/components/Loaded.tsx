import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface Query<T> {
  data?: T;
  previousData?: T;
  error?: unknown;
  refetch: () => unknown;
}

/** Loading, failed or there: decided here for every screen. While the next page comes, the last one stays, dimmed. */
export function Loaded<T>({
  query: { data, previousData, error, refetch },
  failed,
  skeleton,
  children,
}: {
  query: Query<T>;
  failed: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const shown = data ?? (error ? undefined : previousData);
  if (shown) {
    const waiting = data === undefined;
    return (
      <Box aria-busy={waiting} sx={{ opacity: waiting ? 0.6 : 1 }}>
        {children(shown)}
      </Box>
    );
  }
  if (error) return <LoadFailure error={error} text={failed} onRetry={refetch} />;
  return (
    <div aria-busy>
      <span className="visually-hidden">Loading</span>
      {skeleton}
    </div>
  );
}
