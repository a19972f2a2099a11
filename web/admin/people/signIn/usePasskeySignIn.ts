import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } from './passkey.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { askPasskey, isGivenUp, offersInField, stopAsking, setPasskeyKnown } from '../passkeys/webauthn.ts';
import * as words from '../../../words/admin/en/signIn.ts';
import { confirmKept, NotSignedIn } from './whyNotSignedIn.ts';

interface Handlers {
  onDone: () => void;
  onFailed: (error: unknown) => unknown;
}

/** In milliseconds. The field then gets a new challenge, since the server accepts one for five minutes. */
const offeredFor = 4 * 60_000;

/** Other failures before a passkey is sent are those of the site. */
function refusedByBrowser(error: unknown): never {
  if (isGivenUp(error)) throw error;
  throw new NotSignedIn(words.yourBrowserCouldNotUse, { cause: error });
}

/** Offers the passkeys of this browser in the field for the name; `ask` makes the browser ask for one at once. */
export function usePasskeySignIn({ onDone, onFailed }: Handlers) {
  const [begin] = useBeginPasskeySignInMutation();
  const client = useApolloClient();
  const [signIn] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  /** Counts the offers of the field. The browser shows one request at a time, so a failure ends an offer. */
  const [offers, setOffers] = useState(0);
  const offerAgain = () => setOffers((times) => times + 1);

  async function finish(response: Awaited<ReturnType<typeof askPasskey>>) {
    try {
      await signIn({ variables: { response } });
      await confirmKept(client);
      setPasskeyKnown(true);
      onDone();
    } catch (error) {
      onFailed(error);
      offerAgain();
    }
  }

  /** Failures before a passkey is chosen are not shown: nobody has done anything yet, and there is the password. */
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    try {
      if (!(await offersInField()) || isOver()) return;
      const options = (await begin()).data?.beginPasskeySignIn;
      if (options && !isOver()) await finish(await askPasskey(options, true));
    } catch (error) {
      if (!isGivenUp(error)) logUnexpected(error);
    }
  });
  const renew = useEffectEvent(() => {
    if (!busy) offerAgain();
  });
  useEffect(() => {
    let isOver = false;
    // The form has to be visible first.
    const start = setTimeout(() => void offer(() => isOver));
    const timer = setTimeout(renew, offeredFor);
    return () => {
      isOver = true;
      clearTimeout(start);
      clearTimeout(timer);
      stopAsking();
    };
  }, [offers]);

  async function ask() {
    setBusy(true);
    try {
      const options = (await begin()).data?.beginPasskeySignIn;
      if (options) await finish(await askPasskey(options, false).catch(refusedByBrowser));
    } catch (error) {
      if (!isGivenUp(error)) onFailed(error);
      offerAgain();
    }
    setBusy(false);
  }
  return { ask, busy };
}
