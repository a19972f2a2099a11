import { Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useChangePasswordMutation } from './account.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PasswordInput } from '../../parts/inputs/PasswordInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/ownAccount.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

const shortest = 10;

/** `email` tells the browser's password manager whose password this is. */
export function ChangePassword({ email }: { email: string }) {
  const notify = useNotify();
  const [change, { loading }] = useChangePasswordMutation({ refetchQueries: ['MySessions'] });
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const entered = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    const [current, next] = [entered('current'), entered('next')];
    const wrong: Record<string, string> = {
      ...(current === '' && { current: words.enterYourCurrentPassword }),
      ...(next.length < shortest && { next: shared.accountTooShort }),
    };
    setErrors(wrong);
    const focusFirst = (fields: object) =>
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(fields)[0]}]`)?.focus();
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    try {
      await change({ variables: { current, next } });
      form.reset();
      notify.success(words.passwordChangedSuccessfully);
    } catch (error) {
      const { fields } = fieldErrors(error);
      setErrors(fields);
      if (Object.keys(fields).length > 0) focusFirst(fields);
      else notify.failure(words.failedToChangePassword, error);
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5} sx={{ maxWidth: 400 }}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput label={words.currentPassword} name="current" error={errors.current} />
      <PasswordInput
        label={words.newPassword}
        name="next"
        fresh
        hint={words.atLeastCharacters(shortest)}
        error={errors.next}
      />
      <Quiet>{words.thisAlsoEndsYourSessions}</Quiet>
      <div>
        <BusyButton type="submit" busy={loading}>
          {words.changePassword}
        </BusyButton>
      </div>
    </Stack>
  );
}
