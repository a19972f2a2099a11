import { Box, Skeleton } from '@mui/material';
import { Row } from '../page/Row.tsx';

/** Placeholders have the height of the rows that are being loaded. */
export function RowSkeletons({ rows, thumbnail = false }: { rows: number; thumbnail?: boolean }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} className="ruled" spacing={1.75} sx={{ height: 36, px: 3 }}>
      {thumbnail && <Skeleton width={36} height={24} />}
      <Skeleton width="30%" height={16} />
      <Box className="grows" />
      <Skeleton width="18%" height={16} />
      <Skeleton width={72} height={16} />
    </Row>
  ));
}
