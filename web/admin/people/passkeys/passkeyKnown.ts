import { readStored, writeStored } from '../../../components/browserStorage.ts';

const key = 'vitrin.passkey';

/** Insecure addresses and old browsers have none. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether this browser has added a passkey or signed in with one. The server does not tell strangers who has any. */
export const isPasskeyKnown = () => hasPasskeys() && readStored('localStorage', key) !== null;

export const setPasskeyKnown = (known: boolean) => writeStored('localStorage', key, known ? '1' : null);
