import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useMakeRecoveryCodesMutation, useRemoveTotpMutation } from './twoStep.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/secondFactor.ts';
import { Sentence } from '../../../components/Sentence.tsx';

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
      notify.success(words.twoStepSignInIsOff);
      focusHeading();
    } catch (error) {
      notify.failure(shared.twoStepFailed, error);
    }
  }
  async function makeCodes() {
    try {
      const { data } = await renew();
      if (data) onCodes(data.makeRecoveryCodes);
    } catch (error) {
      notify.failure(shared.twoStepFailed, error);
    }
  }

  return (
    <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
      <Typography variant="body2">
        <Sentence
          text={words.onSince(codesLeft)}
          parts={{
            on: <strong>{words.on}</strong>,
            date: fullDate(since),
          }}
        />
      </Typography>
      <Box className="wraps" sx={{ gap: 1.5 }}>
        <Button variant="outlined" size="small" disabled={renewing} onClick={() => void makeCodes()}>
          {words.newRecoveryCodes}
        </Button>
        <Button variant="outlined" size="small" color="error" onClick={() => setAsked(true)}>
          {words.turnOff}
        </Button>
      </Box>
      <ConfirmDialog
        open={asked}
        title={words.turnTwoStepSignInOff}
        text={words.areYouSure}
        confirm={words.turnOff}
        busy={removing}
        onConfirm={() => void turnOff()}
        onCancel={() => setAsked(false)}
      />
    </Stack>
  );
}
