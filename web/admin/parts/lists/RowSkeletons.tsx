import { Box, Skeleton, Stack } from '@mui/material';

/** Placeholders have the height of the rows that are being loaded. */
export function RowSkeletons({ rows, thumbnail = false }: { rows: number; thumbnail?: boolean }) {
  return Array.from({ length: rows }, (_, row) => (
    <Stack key={row} direction="row" className="row ruled" sx={{ gap: 1.75, height: 36, px: 3 }}>
      {thumbnail && <Skeleton width={36} height={24} />}
      <Skeleton width="30%" height={16} />
      <Box sx={{ flex: 1 }} />
      <Skeleton width="18%" height={16} />
      <Skeleton width={72} height={16} />
    </Stack>
  ));
}
