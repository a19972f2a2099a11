import { plural } from './locale.ts';

/** The words of two-step sign-in. */

export const theRecoveryCodesWereCopied = 'The recovery codes were copied';
export const theBrowserDoesNotLetTheCodes =
  'The browser does not let the codes be copied. Select them and copy them yourself.';
export const keepTheseRecoveryCodesWhere =
  'Keep these recovery codes where you keep your passwords, not on the phone with the app. Each works once, when the app is lost. They are not shown again.';
export const recoveryCodes = 'Recovery codes';
export const copyTheCodes = 'Copy the codes';
export const iHaveKeptThem = 'I have kept them';

export const failedToBegin = 'Failed to begin. Please try again.';
export const withASecondStepAStolen =
  'With a second step, a stolen password is not enough: the sign-in also asks for a code from an app on your phone.';
export const setUpTwoStepSignIn = 'Set up two-step sign-in';

export const twoStepSignInIsOff = 'Two-step sign-in is off';
export const on = 'On';
export const onSince = (codesLeft: number) =>
  plural(codesLeft, {
    one: `{on} since {date}. ${codesLeft} recovery code left.`,
    other: `{on} since {date}. ${codesLeft} recovery codes left.`,
  });
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const turnTwoStepSignInOff = 'Turn two-step sign-in off';
export const areYouSure = 'Are you sure? The password alone will be enough to sign in.';

export const twoStepSignInIsOn = 'Two-step sign-in is on';
export const scanTheCode =
  'Scan the code with an authenticator app, such as that of your phone or password manager, and then enter the code that it shows.';
export const qrCodeForTheAuthenticatorApp = 'QR code for the authenticator app';
export const orTypeThisIntoTheApp = 'Or type this into the app: {secret}';
export const code = 'Code';
export const sixDigitsNewEveryHalfMinute = 'Six digits, new every half minute.';
export const turnOn = 'Turn on';
export const cancel = 'Cancel';
