import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { filling } from './Panel.tsx';

interface Query<T> {
  data?: T;
  previousData?: T;
  error?: unknown;
  /** The server has no such thing. */
  missing?: boolean;
  refetch: () => unknown;
}

/** Loading, failed or loaded: decided here for every screen. The last page stays, dimmed, until the next one is here. */
export function Loaded<T>({
  query: { data, previousData, error, missing, refetch },
  failed,
  skeleton,
  fill = false,
  children,
}: {
  query: Query<T>;
  failed: string;
  skeleton: ReactNode;
  /** What is loaded takes the room that is left, as in `Panel`. */
  fill?: boolean;
  children: (data: T) => ReactNode;
}) {
  const failedNow = error !== undefined || missing;
  const shown = data ?? (failedNow ? undefined : previousData);
  if (shown) {
    const waiting = data === undefined;
    return (
      <Box aria-busy={waiting} sx={{ opacity: waiting ? 0.6 : 1, ...(fill && filling) }}>
        {children(shown)}
      </Box>
    );
  }
  if (failedNow) return <LoadFailure error={error} text={failed} onRetry={refetch} />;
  return (
    <div aria-busy>
      <span className="visually-hidden">Loading</span>
      {skeleton}
    </div>
  );
}
