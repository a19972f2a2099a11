import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { readStored, writeStored } from '../../../components/browserStorage.ts';

const key = 'vitrin.passkey';

/** Insecure addresses and old browsers have none. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether this browser has added a passkey or signed in with one. The server does not tell strangers who has any. */
export const isPasskeyKnown = () => hasPasskeys() && readStored('localStorage', key) !== null;

export const setPasskeyKnown = (known: boolean) => writeStored('localStorage', key, known ? '1' : null);

let stop: (() => void) | undefined;

/** The library is loaded only when someone uses a passkey. */
async function load() {
  const library = await import('@simplewebauthn/browser');
  stop = () => library.WebAuthnAbortService.cancelCeremony();
  return library;
}

/** Ends the request of `askPasskey`, if there is one. */
export const stopAsking = () => stop?.();

/** Whether the browser offers passkeys in the field for the name. */
export const offersInField = async () =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** `options` come from `beginPasskey`. */
export const makePasskey = async (options: unknown) =>
  (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/**
 * `options` come from `beginPasskeySignIn`. With `inField` it waits until a passkey is chosen in the field; otherwise
 * the browser asks at once.
 */
export const askPasskey = async (options: unknown, inField: boolean) =>
  (await load()).startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: inField,
  });

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** The person closed the dialog, time ran out, or we ended the request: there is nothing to tell. */
export const isGivenUp = (error: unknown) => isNamed(error, 'NotAllowedError', 'AbortError');

/** The device holds a passkey of this account already. */
export const isThereAlready = (error: unknown) => isNamed(error, 'InvalidStateError');
