import { Stack, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useUpdateOwnAccountMutation } from '../../../graphql/generated/operations.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';

const signatureExample = 'Kerem Ulusoy\nSatış, 0212 000 00 00';

/** Says what colleagues and buyers call oneself, and the lines below one's letters. */
export function OwnName() {
  const { name, signature, email } = useSession();
  const notify = useNotify();
  const [change, { loading }] = useUpdateOwnAccountMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const entered = new FormData(event.currentTarget);
    const [typed, lines] = [entered.get('name'), entered.get('signature')].map(String);
    try {
      await change({ variables: { input: { name: typed, signature: lines } } });
      setErrors({});
      notify.success('Your name was saved');
    } catch (error) {
      const { fields } = fieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) notify.failure('Failed to save your name. Please try again.', error);
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5, maxWidth: 400 }}>
      {name === '' && (
        <Typography>
          What should we call you? Until you say it, colleagues see {email}, and each offer asks for the name.
        </Typography>
      )}
      <TextInput
        label="Your name"
        name="name"
        lang="tr"
        autoComplete="name"
        defaultValue={name}
        hint="On offers as “Teklifi veren”, in notes and in the history."
        error={errors.name}
      />
      <TextInput
        label="Signature"
        name="signature"
        lang="tr"
        optional
        multiline
        minRows={3}
        placeholder={signatureExample}
        defaultValue={signature}
        hint="Below your letters to buyers. Empty: your name."
        error={errors.signature}
      />
      <div>
        <BusyButton type="submit" busy={loading}>
          Save
        </BusyButton>
      </div>
    </Stack>
  );
}
