import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { hasPasskeys } from './passkeyKnown.ts';

let stop: (() => void) | undefined;

/** Loaded only where somebody has to do with a passkey. */
async function load() {
  const library = await import('@simplewebauthn/browser');
  stop = () => library.WebAuthnAbortService.cancelCeremony();
  return library;
}

/** Ends what `askPasskey` waits for, if anything. */
export const stopAsking = () => stop?.();

/** Whether the browser offers passkeys where a name is typed. */
export const offersInField = async () =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** `options`: from `beginPasskey`. */
export const makePasskey = async (options: unknown) =>
  (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** `options`: from `beginPasskeySignIn`. In the field, it waits until one is chosen there; else the browser asks at once. */
export const askPasskey = async (options: unknown, inField: boolean) =>
  (await load()).startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: inField,
  });

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** Closed by the person, out of time, or ended by us: nothing to tell. */
export const isGivenUp = (error: unknown) => isNamed(error, 'NotAllowedError', 'AbortError');

/** The device holds a passkey of this account. */
export const isThereAlready = (error: unknown) => isNamed(error, 'InvalidStateError');
