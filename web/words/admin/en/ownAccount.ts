/** The words of the own account. */

export const account = 'Account';
export const nameAndSignature = 'Name and signature';
export const start = 'Start';
export const password = 'Password';
export const twoStepSignIn = 'Two-step sign-in';
export const passkeys = 'Passkeys';
export const openSessions = 'Open sessions';

export const enterYourCurrentPassword = 'Enter your current password';
export const passwordChangedSuccessfully = 'Password changed successfully!';
export const failedToChangePassword = 'Failed to change password. Please try again.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const atLeastCharacters = (shortest: number) => `At least ${shortest} characters.`;
export const thisAlsoEndsYourSessions =
  'This also ends your sessions in other browsers, and invitations of yours that nobody has accepted.';
export const changePassword = 'Change password';

export const yourNameWasSaved = 'Your name was saved';
export const failedToSaveYourName = 'Failed to save your name. Please try again.';
export const whatShouldWeCallYou = (email: string) =>
  `What should we call you? Until you say it, colleagues see ${email}, and each offer asks for the name.`;
export const yourName = 'Your name';
export const onOffersAsTeklifiVeren = 'On offers as “Teklifi veren”, in notes and in the history.';
export const signature = 'Signature';
export const belowYourLettersToBuyers = 'Below your letters to buyers. Empty: your name.';
export const save = 'Save';

export const allOtherSessionsEnded = 'All other sessions ended successfully';
export const endAllOtherSessions = 'End all other sessions';
export const sessionEndedSuccessfully = 'Session ended successfully';
export const openedLastUsed = (opened: string, used: string) => `Opened ${opened}, last used ${used}`;
export const thisBrowser = 'This browser';
export const endSessionOpened = (browserName: string, date: string) => `End session: ${browserName}, opened ${date}`;
export const end = 'End';

export const theAdminOpensWithToday = 'The admin opens with Today from now on';
export const theAdminOpensAsBefore = 'The admin opens as before';
export const failedToSave = 'Failed to save. Please try again.';
export const startWithToday = 'Start with Today';

export const languageOfTheAdmin = 'Language / Dil';
export const languageFromTheNextPage = 'The language is saved. It holds once the page is loaded again.';
export const reload = 'Load again';
