import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Brand } from '../../parts/page/Brand.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes.tsx';
import { TwoStepOff } from '../secondFactor/TwoStepOff.tsx';

/** Replaces every screen for a person who has to set up two-step sign-in first. */
export function SetUpTwoStep({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: 'surface.sunken', p: { xs: 2, md: 5 } }}>
      <title>Two-step sign-in · Admin</title>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <Box sx={{ mb: 3 }}>
          <Brand />
        </Box>
        <Panel>
          <Box sx={{ p: { xs: 2.5, md: 4 } }}>
            <Typography variant="h4" component="h1" sx={{ mb: codes ? 2.5 : 1, fontSize: 28 }}>
              {codes ? 'Keep your recovery codes' : 'Set up two-step sign-in'}
            </Typography>
            {codes ? (
              <RecoveryCodes codes={codes} onDone={onDone} />
            ) : (
              <>
                <Typography sx={{ mb: 2 }}>
                  An owner requires it of everybody. It takes a minute, and then everything works as before.
                </Typography>
                <TwoStepOff onCodes={setCodes} />
              </>
            )}
          </Box>
        </Panel>
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link href="/admin/logout">Log out</Link>
        </Typography>
      </Box>
    </Box>
  );
}
