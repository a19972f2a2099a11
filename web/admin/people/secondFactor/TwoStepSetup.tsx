import { Box, Button, Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useActivateTotpMutation, type BeginTotpMutation } from './twoStep.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/secondFactor.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { QrCode } from './QrCode.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

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
      notify.success(words.twoStepSignInIsOn);
    } catch (thrown) {
      const { fields, general } = fieldErrors(thrown);
      const reason = fields.code ?? (general?.code === 'RATE_LIMITED' ? general.message : undefined);
      setError(reason);
      if (reason) field?.focus();
      else notify.failure(shared.twoStepFailed, thrown);
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} spacing={2.5} sx={{ maxWidth: 400 }}>
      <Quiet>{words.scanTheCode}</Quiet>
      <QrCode text={uri} label={words.qrCodeForTheAuthenticatorApp} />
      <Quiet>
        <Sentence
          text={words.orTypeThisIntoTheApp}
          parts={{
            secret: (
              <Box component="code" className="dense-type breaks" sx={{ color: 'text.primary' }}>
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </Box>
            ),
          }}
        />
      </Quiet>
      <TextInput
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        hint={words.sixDigitsNewEveryHalfMinute}
        error={error}
      />
      <Box className="wraps" sx={{ gap: 1.5 }}>
        <BusyButton type="submit" busy={loading}>
          {words.turnOn}
        </BusyButton>
        <Button variant="outlined" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
