import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useBeginTotpMutation, type BeginTotpMutation } from './twoStep.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/secondFactor.ts';
import { TwoStepSetup } from './TwoStepSetup.tsx';

export function TwoStepOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const notify = useNotify();
  const [begin, { loading }] = useBeginTotpMutation();
  const [setup, setSetup] = useState<BeginTotpMutation['beginTotp']>();
  if (setup) return <TwoStepSetup setup={setup} onCodes={onCodes} onCancel={() => setSetup(undefined)} />;

  async function start() {
    try {
      setSetup((await begin()).data?.beginTotp);
    } catch (error) {
      notify.failure(words.failedToBegin, error);
    }
  }

  return (
    <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
      <Typography className="muted" variant="body2" sx={{ maxWidth: '60ch' }}>
        {words.withASecondStepAStolen}
      </Typography>
      <BusyButton busy={loading} onClick={() => void start()}>
        {words.setUpTwoStepSignIn}
      </BusyButton>
    </Stack>
  );
}
