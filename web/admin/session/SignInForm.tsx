import { Alert, Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../components/BusyButton.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { MeDocument, useSignInMutation } from '../../graphql/generated/operations.ts';
import { texts } from '../texts.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** One sentence for every failure: it must not tell which half was wrong. What was typed stays. `email`: who was here last. */
export function SignInForm({ email, onDone }: { email?: string; onDone: () => void }) {
  const [failed, setFailed] = useState(false);
  const [signIn, { loading }] = useSignInMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: MeDocument, data: { me: data.signIn } });
    },
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const entered = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setFailed(false);
    try {
      await signIn({ variables: { email: entered('email'), password: entered('password') } });
      onDone();
    } catch {
      setFailed(true);
    }
  }

  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2.5 }}>
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        autoFocus={!email}
      />
      <PasswordInput label="Password" name="password" autoFocus={Boolean(email)} />
      <div role="alert">
        {failed && (
          <Alert severity="error" role="presentation">
            {texts.signIn.failed}
          </Alert>
        )}
      </div>
      <BusyButton type="submit" size="medium" busy={loading}>
        Sign in
      </BusyButton>
    </Stack>
  );
}
