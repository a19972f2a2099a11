import { plural } from './locale.ts';

/** The words of people, roles and invitations. */

export const failedToBegin = 'Failed to begin. Please try again, or ask for a new invitation.';
export const enterYourName = 'Enter your name';
export const yourName = 'Your name';
export const password = 'Password';
export const atLeastCharacters = (shortest: number) => `At least ${shortest} characters.`;
export const begin = 'Begin';

export const twoStepRequired = 'Two-step sign-in is required of everybody now';
export const twoStepOptional = 'Two-step sign-in is optional again';
export const requireTwoStep = 'Require two-step sign-in of everybody';
export const setUpWithinDays = 'People without it have to set it up when they sign in, 7 days from now at the latest.';
export const setUpUntil = (day: string) =>
  `People without it have to set it up when they sign in, on ${day} at the latest.`;

export const invitationAdmin = 'Invitation · Admin';
export const welcome = 'Welcome';
export const youAreInvited = (email: string, count: number, rolesText: string) =>
  plural(count, {
    one: `You are invited as ${email}, with the role ${rolesText}. Choose a password to begin.`,
    other: `You are invited as ${email}, with the roles ${rolesText}. Choose a password to begin.`,
  });
export const thisLinkDoesNotWorkAnyMore = 'This link does not work any more';
export const itWorksOnceAndFor72Hours = 'It works once and for 72 hours. Ask the person who invited you for a new one.';
export const signIn = 'Sign in';

export const mailFailures = {
  REFUSED: 'The mail server refused the address: is it misspelt? Or invite again, and hand over the link.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam. Invite again, and hand over the link.',
  GIVEN_UP: 'No mail server took the invitation for two days. Invite again, and hand over the link.',
  HELD_BACK: 'The invitation was not mailed. Invite again, and hand over the link.',
  EXPIRED: 'The invitation came back: the mail server of the address did not take it for days. Hand over the link.',
  DELAYED: 'The invitation is late: the mail server of the address has not taken it yet. Or hand over the link.',
};
export const invitedBy = (roles: string, date: string, invitedBy: string) =>
  `${roles}, invited ${date} by ${invitedBy}`;
export const ended = (date: string) => `Ended ${date}`;
export const ends = (date: string) => `Ends ${date}`;
export const inviteAgainLabel = (email: string) => `Invite ${email} again`;
export const inviteAgain = 'Invite again';
export const takeBackTheInvitationOf = (email: string) => `Revoke the invitation of ${email}`;
export const takeBack = 'Withdraw';

export const inviteSomeone = 'Invite someone';
export const mail = 'E-mail';
export const role = 'Role';
export const invite = 'Invite';

export const invitation = 'Invitation';
export const theInvitationIsOnItsWayTo = (email: string) =>
  `The invitation is on its way to ${email}. You can also hand over the link yourself.`;
export const thisSiteSendsNoMail = (email: string) =>
  `This site sends no mail. Hand the link over to ${email} yourself.`;
export const link = 'Link';
export const worksOnceUntil = (date: string) => `Works once, until ${date}.`;
export const anyoneWithTheLinkCanUseItSo =
  'Anyone with the link can use it, so send it to that person only. It is not shown again; a new invitation makes a new link.';

export const people = 'People';
export const invitations = 'Invitations';
export const aLinkWorksOnceAndFor72Hours = 'A link works once and for 72 hours.';

export const rename = 'Rename';
export const letInAgain = 'Let in again';
export const suspend = 'Suspend';
export const remove = 'Remove';
export const removePerson = 'Remove person';
export const areYouSureYouWantToRemove = 'Are you sure you want to remove this person?';
export const historyAndNotesKeep =
  'History and notes keep the address. Enquiries assigned to this person will be assigned to nobody.';
export const noKeyEnds = 'No API key ends. Preview links that the person made end, too.';
export const keysEnd = (keys: string) =>
  `These API keys end, with their webhooks: ${keys}. Preview links that the person made end, too.`;
export const webhooksStay = (webhooks: string) => `These webhooks stay and go on sending: ${webhooks}.`;
export const importKeysStay = 'Keys and sign-ins of import profiles stay: make new ones if the person knew them.';

export const you = 'You';
export const suspended = 'Suspended';
export const lastSeen = (date: string) => `Last seen ${date}`;
export const notSignedIn = 'Not signed in';
export const twoStepOffDue = (day: string) => `two-step sign-in off, due ${day}`;
export const twoStepIsOn = 'two-step sign-in on';
export const twoStepIsOff = 'two-step sign-in off';
export const roleOf = (name: string) => `Role of ${name}`;

export const theNameWasSaved = 'The name was saved';
export const name = 'Name';
export const emptyEmail = (email: string) => `Empty: ${email}`;
export const save = 'Save';

export const productsSpecsDocuments = 'Products, specs, documents';
export const aboutContactAndSectorTexts = 'About, contact and sector texts';
export const spreadsheetsOfProducts = 'Spreadsheets of products';
export const historyAndEarlierStates = 'History and earlier states';
export const messages = 'Messages';
export const enquiriesNotesAndOffers = 'Enquiries, notes and offers';
export const peopleAndRoles = 'People and roles';
export const backupsAndAuditLog = 'Backups and audit log';
export const whatEachRoleCanDo = 'What each role can do';
export const what = 'What';
export const yes = 'Yes';
export const no = 'No';
export const aPersonCanBeEditorAndSales =
  'A person can be Editor and Sales at once, and may then do both. There is always at least one owner: the last one can be neither removed nor given another role.';

export const theInvitationWasTakenBack = 'The invitation was taken back';
export const failedToTakeTheInvitation = 'Failed to take the invitation back. Please try again.';

export const theRoleWasChanged = 'The role was changed. The person has to sign in again.';
export const thePersonWasSuspended = 'The person was suspended and signed out';
export const thePersonCanSignInAgain = 'The person can sign in again';
export const thePersonWasRemoved = 'The person was removed';
