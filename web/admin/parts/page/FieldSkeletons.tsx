import { Skeleton, Stack } from '@mui/material';

/** Placeholders for fields with these heights in pixels, with room for the labels. */
export const FieldSkeletons = ({ heights }: { heights: number[] }) => (
  <Stack spacing={6} sx={{ pt: 3.5 }}>
    {heights.map((height, row) => (
      <Skeleton key={row} height={height} />
    ))}
  </Stack>
);
