import { Box, Button, Stack, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useActivateTotpMutation, type BeginTotpMutation } from '../../../graphql/generated/operations.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  setup: BeginTotpMutation['beginTotp'];
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** The app scans the picture, and its first code proves that it has. */
export function TwoStepSetup({ setup: { secret, uri }, onCodes, onCancel }: Props) {
  const notify = useNotify();
  const [activate, { loading }] = useActivateTotpMutation();
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=code]');
    setError(undefined);
    try {
      const { data } = await activate({ variables: { code: field?.value ?? '' } });
      if (data) onCodes(data.activateTotp);
      notify.success('Two-step sign-in is on');
    } catch (thrown) {
      const { fields, general } = fieldErrors(thrown);
      const reason = fields.code ?? (general?.code === 'RATE_LIMITED' ? general.message : undefined);
      setError(reason);
      if (reason) field?.focus();
      else notify.failure(texts.twoStep.failed, thrown);
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5, maxWidth: 400 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Scan the code with an authenticator app, such as that of your phone or password manager, and then enter the code
        that it shows.
      </Typography>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Or type this into the app:{' '}
        <Box component="code" sx={{ color: 'text.primary', fontSize: 15, overflowWrap: 'anywhere' }}>
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <TextInput
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint="Six digits, new every half minute."
        error={error}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton type="submit" busy={loading}>
          Turn on
        </BusyButton>
        <Button variant="outlined" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Stack>
  );
}
