/** The words of passkeys. */

export const pleaseEnterAName = 'Please enter a name.';
export const thePasskeyWasAdded = 'The passkey was added';
export const thisDeviceAlreadyHasAPasskey = 'This device already has a passkey of yours.';
export const failedToAddAPasskey = 'Failed to add a passkey. Please try again.';
export const name = 'Name';
export const nameTheDeviceThatHoldsItSo = 'Name the device that holds it, so that you recognise it later.';
export const addAPasskey = 'Add a passkey';

export const thePasskeyWasRemoved = 'The passkey was removed';
export const failedToRemoveThePasskey = 'Failed to remove the passkey. Please try again.';
export const addedAndNotUsed = (date: string) => `Added ${date}, not used yet`;
export const addedAndUsed = (date: string, used: string) => `Added ${date}, last used ${used}`;
export const removeName = (name: string) => `Remove ${name}`;
export const remove = 'Remove';
export const removeThePasskey = 'Remove the passkey';
export const areYouSure = (name: string) =>
  `Are you sure? You will no longer be able to sign in with ${name}. The device may still offer it until you remove it there, too.`;

export const aPasskeyReplacesPassword =
  'A passkey replaces password and code: you sign in by finger, face or PIN on your phone, computer or security key, and no other website can ask for it.';
export const passkeys = 'Passkeys';
export const thisBrowserHasNoPasskeys = 'This browser has no passkeys at this address: they need https.';
