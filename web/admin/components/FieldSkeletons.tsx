import { Skeleton, Stack } from '@mui/material';

/** Fields of the given heights, with room for their labels, while they are on their way. */
export const FieldSkeletons = ({ heights }: { heights: number[] }) => (
  <Stack sx={{ gap: 6, pt: 3.5 }}>
    {heights.map((height, row) => (
      <Skeleton key={row} height={height} />
    ))}
  </Stack>
);
