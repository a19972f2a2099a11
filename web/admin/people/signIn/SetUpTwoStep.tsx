import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Brand } from '../../parts/page/Brand.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes.tsx';
import { TwoStepOff } from '../secondFactor/TwoStepOff.tsx';
import * as words from '../../../words/admin/en/signIn.ts';

/** Replaces every screen for a person who has to set up two-step sign-in first. */
export function SetUpTwoStep({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  return (
    <Box component="main" className="sunken" sx={{ minHeight: '100vh', p: { xs: 2, md: 5 } }}>
      <title>{words.twoStepSignInAdmin}</title>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <Box sx={{ mb: 3 }}>
          <Brand />
        </Box>
        <Panel>
          <Box sx={{ p: { xs: 2.5, md: 4 } }}>
            <Typography variant="h4" component="h1" sx={{ mb: codes ? 2.5 : 1, fontSize: 28 }}>
              {codes ? words.keepYourRecoveryCodes : words.setUpTwoStepSignIn}
            </Typography>
            {codes ? (
              <RecoveryCodes codes={codes} onDone={onDone} />
            ) : (
              <>
                <Typography sx={{ mb: 2 }}>{words.anOwnerRequiresItOfEverybody}</Typography>
                <TwoStepOff onCodes={setCodes} />
              </>
            )}
          </Box>
        </Panel>
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link href="/admin/logout">{words.logOut}</Link>
        </Typography>
      </Box>
    </Box>
  );
}
