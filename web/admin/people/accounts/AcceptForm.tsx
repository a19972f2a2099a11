import { Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useAcceptInvitationMutation } from './people.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PasswordInput } from '../../parts/inputs/PasswordInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';

const shortest = 10;

export function AcceptForm({ token, email }: { token: string; email: string }) {
  const notify = useNotify();
  const [accept, { loading }] = useAcceptInvitationMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
    const [name, password] = [field('name')?.value ?? '', field('password')?.value ?? ''];
    const show = (wrong: Record<string, string>) => {
      setErrors(wrong);
      field(Object.keys(wrong)[0] ?? '')?.focus();
    };
    const wrong = {
      ...(name.trim() === '' && { name: words.enterYourName }),
      ...(password.length < shortest && { password: shared.accountTooShort }),
    };
    if (Object.keys(wrong).length > 0) return show(wrong);
    setErrors({});
    try {
      await accept({ variables: { token, name, password } });
      // A full load, so that the page begins with the new session.
      window.location.replace('/admin');
    } catch (error) {
      const { fields } = fieldErrors(error);
      if (Object.keys(fields).length > 0) show(fields);
      else notify.failure(words.failedToBegin, error);
    }
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      spacing={2.5}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput label={words.yourName} name="name" autoComplete="name" autoFocus error={errors.name} />
      <PasswordInput
        label={words.password}
        name="password"
        fresh
        hint={words.atLeastCharacters(shortest)}
        error={errors.password}
      />
      <BusyButton type="submit" size="medium" busy={loading}>
        {words.begin}
      </BusyButton>
    </Stack>
  );
}
