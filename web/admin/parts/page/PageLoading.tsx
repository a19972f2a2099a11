import { Box, CircularProgress } from '@mui/material';
import * as words from '../../../words/admin/en/parts.ts';

export function PageLoading() {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <CircularProgress aria-label={words.loading} />
    </Box>
  );
}
