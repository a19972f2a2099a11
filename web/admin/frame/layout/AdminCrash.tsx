import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';

/** Shown when the admin breaks, or when its code cannot be loaded, for example after a new version was deployed. */
export function AdminCrash() {
  const error = useRouteError();
  useEffect(() => logError(error), [error]);
  return (
    <Box component="main" role="alert" sx={{ p: { xs: 3, md: 7 }, maxWidth: 560 }}>
      <Typography variant="h4" component="h1">
        This screen could not be shown
      </Typography>
      <Typography sx={{ my: 2, color: 'text.secondary' }}>
        Please reload the page. If it happens again, sign out and in again, or try again later.
      </Typography>
      <Button variant="contained" size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Box>
  );
}
