import { Box, Button, Typography } from '@mui/material';
import { useRouteError } from 'react-router-dom';

/** When a screen breaks or its file cannot be fetched, for example after a new version was put online. */
export function AdminCrash() {
  console.error(useRouteError());
  return (
    <Box component="main" role="alert" sx={{ p: { xs: 3, md: 7 }, maxWidth: 560 }}>
      <Typography variant="h4" component="h1">
        This screen could not be shown
      </Typography>
      <Typography sx={{ my: 2, color: 'text.secondary' }}>
        Please reload the page. If it happens again, sign out and in, or come back a little later.
      </Typography>
      <Button variant="contained" size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Box>
  );
}
