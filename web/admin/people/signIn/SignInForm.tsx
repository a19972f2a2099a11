import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useSignInMutation } from './signIn.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PasswordInput } from '../../parts/inputs/PasswordInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { isPasskeyKnown } from '../passkeys/webauthn.ts';
import * as words from '../../../words/admin/en/signIn.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import { confirmKept, NotSignedIn, whyNotSignedIn, type Refused } from './whyNotSignedIn.ts';

/**
 * A failure says what is so: wrong credentials have the same sentence, which does not tell which half was wrong; a site that
 * was not reached, too many tries, a wrong code and a cookie that was not kept have others. People with two-step sign-in are
 * asked for a code once the password was right. A browser with passkeys offers them in the first field. The button is shown
 * only where one was used before, so that nobody else sees anything of passkeys. `email` belongs to the person who was signed
 * in last.
 */
export function SignInForm({ email, onDone }: { email?: string; onDone: () => void }) {
  const client = useApolloClient();
  const [failed, setFailed] = useState<Refused>();
  const [asksCode, setAsksCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [signIn] = useSignInMutation();

  function fail(error: unknown) {
    if (!(error instanceof NotSignedIn)) logUnexpected(error);
    const refused = whyNotSignedIn(error, asksCode);
    setFailed(refused);
    return refused;
  }
  const [offersPasskey] = useState(isPasskeyKnown);
  const passkey = usePasskeySignIn({ onDone, onFailed: fail });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const entered = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setFailed(undefined);
    setBusy(true);
    try {
      const code = asksCode ? entered('code') : undefined;
      await signIn({ variables: { email: entered('email'), password: entered('password'), code } });
      await confirmKept(client);
      onDone();
    } catch (error) {
      if (fieldErrors(error).general?.code === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
      else if (fail(error).field) form.querySelector<HTMLInputElement>('[name=code]')?.focus();
    }
    setBusy(false);
  }

  return (
    <Stack component="form" onSubmit={submit} noValidate spacing={2.5}>
      <TextInput
        label={words.mail}
        name="email"
        type="email"
        autoComplete="username webauthn"
        defaultValue={email}
        autoFocus={!email}
      />
      <PasswordInput label={words.password} name="password" autoFocus={Boolean(email)} />
      {asksCode && (
        <TextInput
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          hint={words.fromYourAuthenticatorApp}
          error={failed?.field && failed.text}
        />
      )}
      <div role="alert">
        {failed && !failed.field && (
          <Alert severity="error" role="presentation">
            {failed.text}
            {failed.more && <p style={{ margin: '8px 0 0' }}>{failed.more}</p>}
          </Alert>
        )}
      </div>
      <BusyButton type="submit" size="medium" busy={isBusy}>
        {words.signIn}
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
          {words.useAPasskey}
        </Button>
      )}
    </Stack>
  );
}
