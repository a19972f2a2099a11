import { plural } from './locale.ts';

/** The words of signing in. */

export const signIn = 'Sign in';
export const manageTheCatalogue = 'Manage the catalogue and messages.';
export const backToSite = 'Back to site';

export const failedToSignOut = 'Failed to sign out. Please try again.';

export const twoStepSignInAdmin = 'Two-step sign-in · Admin';
export const keepYourRecoveryCodes = 'Keep your recovery codes';
export const setUpTwoStepSignIn = 'Set up two-step sign-in';
export const anOwnerRequiresItOfEverybody =
  'An owner requires it of everybody. It takes a minute, and then everything works as before.';
export const logOut = 'Log out';

export const signInAgain = 'Sign in again';
export const forYourSafetyEnter = 'For your safety: enter your password again.';
export const nothingYouTypedIsLostSign = (ended: string) => `${ended} Nothing you typed is lost: sign in to continue.`;

export const mail = 'E-mail';
export const password = 'Password';
export const code = 'Code';
export const fromYourAuthenticatorApp = 'From your authenticator app, or one of your recovery codes.';
export const useAPasskey = 'Use a passkey';

export const yourBrowserCouldNotUse = 'Your browser could not use a passkey. Sign in with your password.';

export const logOutLabel = 'log out';

export const failedToSignIn = 'Failed to sign in. Please check your credentials.';
export const tooManyTries = 'There were too many tries. Wait a while, then try again.';
export const tooManyTriesFor = (minutes: number) =>
  plural(minutes, {
    one: `There were too many tries. Wait ${minutes} minute, then try again.`,
    other: `There were too many tries. Wait ${minutes} minutes, then try again.`,
  });
export const thePersonWhoRunsThisWebsite = 'The person who runs this website can set a new password.';
export const theSiteCannotBeReached = 'The site cannot be reached. Try again.';
export const theSiteCannotBeReachedThis =
  'The site cannot be reached: this device is offline. Connect it, then try again.';
export const notKept = 'Your browser did not keep the sign-in: allow cookies for this site, then try again.';
export const notKeptHere = (address: string) => `Your browser did not keep the sign-in: open ${address}`;
