import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import * as words from '../../../words/admin/en/layout.ts';

/** Shown when the admin breaks, or when its code cannot be loaded, for example after a new version was deployed. */
export function AdminCrash() {
  const error = useRouteError();
  useEffect(() => logError(error), [error]);
  return (
    <Box component="main" role="alert" sx={{ p: { xs: 3, md: 7 }, maxWidth: 560 }}>
      <Typography variant="h4" component="h1">
        {words.thisScreenCouldNotBeShown}
      </Typography>
      <Typography className="muted" sx={{ my: 2 }}>
        {words.pleaseReloadThePage}
      </Typography>
      <Button variant="contained" size="small" onClick={() => window.location.reload()}>
        {words.reloadThePage}
      </Button>
    </Box>
  );
}
