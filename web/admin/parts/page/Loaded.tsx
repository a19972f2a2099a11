import { Box, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import * as words from '../../../words/admin/en/parts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { filling } from './Panel.tsx';

export function PageLoading() {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <CircularProgress aria-label={words.loading} />
    </Box>
  );
}

interface Query<T> {
  data?: T;
  previousData?: T;
  error?: unknown;
  /** The server answered that the entry does not exist. */
  missing?: boolean;
  refetch: () => unknown;
}

/**
 * Decides for every screen how loading, failure and content look. The last page stays, dimmed, until the next one is
 * loaded.
 */
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
  /** The content takes the remaining height, as in `Panel`. */
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
      <span className="visually-hidden">{words.loading}</span>
      {skeleton}
    </div>
  );
}
