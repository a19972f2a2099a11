import { Alert, Button, Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { MeDocument, useSignInMutation } from '../../../graphql/generated/operations.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PasswordInput } from '../../parts/inputs/PasswordInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { isPasskeyKnown } from '../passkeys/passkeyKnown.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

/**
 * Every failure has the same sentence, so that it does not tell which half was wrong. After too many tries another
 * sentence says how long to wait; the limit belongs to the network address, so it tells nothing about the account
 * either. People with two-step sign-in are asked for a code once the password was right. A browser with passkeys offers
 * them in the first field. The button is shown only where one was used before, so that nobody else sees anything of
 * passkeys. `email` belongs to the person who was signed in last.
 */
export function SignInForm({ email, onDone }: { email?: string; onDone: () => void }) {
  const [failed, setFailed] = useState<{ retryAfter?: number }>();
  const [asksCode, setAsksCode] = useState(false);
  const [signIn, { loading }] = useSignInMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: MeDocument, data: { me: data.signIn } });
    },
  });

  function fail(error: unknown) {
    const { code, retryAfter } = fieldErrors(error).general ?? {};
    logUnexpected(error);
    setFailed(code === 'RATE_LIMITED' ? { retryAfter } : {});
  }
  const [offersPasskey] = useState(isPasskeyKnown);
  const passkey = usePasskeySignIn({ onDone, onFailed: fail });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const entered = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setFailed(undefined);
    try {
      const code = asksCode ? entered('code') : undefined;
      await signIn({ variables: { email: entered('email'), password: entered('password'), code } });
      onDone();
    } catch (error) {
      if (fieldErrors(error).general?.code === 'SECOND_FACTOR_REQUIRED') return setAsksCode(true);
      fail(error);
    }
  }

  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2.5 }}>
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username webauthn"
        defaultValue={email}
        autoFocus={!email}
      />
      <PasswordInput label="Password" name="password" autoFocus={Boolean(email)} />
      {asksCode && (
        <TextInput
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoFocus
          hint="From your authenticator app, or one of your recovery codes."
        />
      )}
      <div role="alert">
        {failed && (
          <Alert severity="error" role="presentation">
            Failed to sign in. Please check your credentials.
            {failed.retryAfter !== undefined && (
              <p style={{ margin: '8px 0 0' }}>
                There were too many tries. Wait {counted(Math.ceil(failed.retryAfter / 60), 'minute')}, then try again.
                The person who runs this website can set a new password.
              </p>
            )}
          </Alert>
        )}
      </div>
      <BusyButton type="submit" size="medium" busy={loading}>
        Sign in
      </BusyButton>
      {offersPasskey && (
        <Button
          variant="outlined"
          disabled={passkey.busy}
          onClick={() => {
            setFailed(undefined);
            void passkey.ask();
          }}
        >
          Use a passkey
        </Button>
      )}
    </Stack>
  );
}
