import { Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeys.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { browserName } from '../../parts/texts/browserName.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/passkeys.ts';
import { isGivenUp, isThereAlready, makePasskey, setPasskeyKnown } from './webauthn.ts';

export function AddPasskey() {
  const notify = useNotify();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation({ refetchQueries: ['MyPasskeys'], awaitRefetchQueries: true });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('[name=passkeyName]');
    const name = field?.value.trim() ?? '';
    // The name is checked first: a passkey that the device has already made would stay there without being of use.
    setError(name ? undefined : words.pleaseEnterAName);
    if (!name) return field?.focus();
    setBusy(true);
    try {
      const response = await makePasskey((await begin()).data?.beginPasskey);
      await add({ variables: { name, response } });
      setPasskeyKnown(true);
      form.reset();
      notify.success(words.thePasskeyWasAdded);
    } catch (thrown) {
      if (isThereAlready(thrown)) setError(words.thisDeviceAlreadyHasAPasskey);
      else if (!isGivenUp(thrown)) {
        const { fields, general } = fieldErrors(thrown);
        // The person can act on these two: too many passkeys, or none possible at this address.
        const canAct = general && ['CONFLICT', 'BAD_REQUEST'].includes(general.code);
        setError(fields.name ?? (canAct ? general.message : undefined));
        notify.failure(words.failedToAddAPasskey, thrown);
      }
    }
    setBusy(false);
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      spacing={2.5}
      sx={{ maxWidth: 400, alignItems: 'start' }}
    >
      <TextInput
        label={words.name}
        name="passkeyName"
        autoComplete="off"
        defaultValue={browserName(navigator.userAgent)}
        hint={words.nameTheDeviceThatHoldsItSo}
        error={error}
      />
      <BusyButton type="submit" busy={busy}>
        {words.addAPasskey}
      </BusyButton>
    </Stack>
  );
}
