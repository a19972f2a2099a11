import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useMakeRecoveryCodesMutation, useRemoveTotpMutation } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

interface Props {
  since: string;
  codesLeft: number;
  onCodes: (codes: string[]) => void;
}

const refetching = { refetchQueries: ['MySecondFactor'], awaitRefetchQueries: true };

export function TwoStepOn({ since, codesLeft, onCodes }: Props) {
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const [remove, { loading: removing }] = useRemoveTotpMutation(refetching);
  const [renew, { loading: renewing }] = useMakeRecoveryCodesMutation(refetching);

  async function turnOff() {
    try {
      await remove();
      setAsked(false);
      notify.success('Two-step sign-in is off');
      focusHeading();
    } catch (error) {
      notify.failure(texts.twoStep.failed, error);
    }
  }
  async function makeCodes() {
    try {
      const { data } = await renew();
      if (data) onCodes(data.makeRecoveryCodes);
    } catch (error) {
      notify.failure(texts.twoStep.failed, error);
    }
  }

  return (
    <Stack sx={{ gap: 2.5, alignItems: 'start' }}>
      <Typography variant="body2">
        <strong>On</strong> since {fullDate(since)}. {counted(codesLeft, 'recovery code')} left.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" size="small" disabled={renewing} onClick={() => void makeCodes()}>
          New recovery codes
        </Button>
        <Button variant="outlined" size="small" color="error" onClick={() => setAsked(true)}>
          Turn off
        </Button>
      </Box>
      <ConfirmDialog
        open={asked}
        title="Turn two-step sign-in off"
        text="Are you sure? The password alone will be enough to sign in."
        confirm="Turn off"
        busy={removing}
        onConfirm={() => void turnOff()}
        onCancel={() => setAsked(false)}
      />
    </Stack>
  );
}
