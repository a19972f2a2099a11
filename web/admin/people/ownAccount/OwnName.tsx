import { Stack, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useUpdateOwnAccountMutation } from './account.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as turkish from '../../../words/admin/ofStaff.ts';
import * as words from '../../../words/admin/en/ownAccount.ts';

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
      notify.success(words.yourNameWasSaved);
    } catch (error) {
      const { fields } = fieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) notify.failure(words.failedToSaveYourName, error);
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} spacing={2.5} sx={{ maxWidth: 400 }}>
      {name === '' && <Typography>{words.whatShouldWeCallYou(email)}</Typography>}
      <TextInput
        label={words.yourName}
        name="name"
        lang={siteLanguage}
        autoComplete="name"
        defaultValue={name}
        hint={words.onOffersAsTeklifiVeren}
        error={errors.name}
      />
      <TextInput
        label={words.signature}
        name="signature"
        lang={siteLanguage}
        optional
        multiline
        minRows={3}
        placeholder={turkish.signatureExample}
        defaultValue={signature}
        hint={words.belowYourLettersToBuyers}
        error={errors.signature}
      />
      <div>
        <BusyButton type="submit" busy={loading}>
          {words.save}
        </BusyButton>
      </div>
    </Stack>
  );
}
