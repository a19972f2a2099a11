/** The words of letters to buyers. */

export const notDelivered = (date: string, whyFailed: string) =>
  `The letter of ${date} was not delivered. ${whyFailed}`;

export const textFrom = 'Text from';
export const noTemplate = 'no template';
export const undo = 'Undo';
export const editTemplates = 'Edit templates';
export const addTemplates = 'Add templates';

export const somebodyHasWrittenMeanwhile =
  'Somebody has written meanwhile. What you typed is still here: change it, send it too, or close this.';
export const toNameAlone = 'To {name}. There is no e-mail address: note what you told them.';
export const toName = 'To {name}, {email}';
export const whatYouAnswer = 'What you answer';
export const noteOnly = 'Log only';
export const openInMailProgram = 'Open in mail program';
export const send = 'Send';
export const noteAsSent = 'Note as sent';

export const subject = 'Subject';
export const letter = 'Letter';
export const stillToFillIn = (left: string) => `Still to fill in: ${left}`;

export const whatWeWrote = 'What we wrote';

export const attachFiles = 'Attach files…';
export const filesOfTheLetter = 'Files of the letter';
export const remove = 'Remove';
export const leaveOut = (fileName: string) => `Remove ${fileName}`;
export const tooManyFiles = (most: number) => `A letter has at most ${most} files.`;
export const fileIsTooLarge = (fileName: string, most: string) => `${fileName} is larger than ${most}.`;
export const failedToAttach = (fileName: string) => `Failed to attach ${fileName}. Please try again.`;
export const withFiles = 'with';
export const deeds = { ANSWER: 'answered', OFFER: 'sent an offer', REMINDER: 'sent a reminder' };
export const states = {
  WAITING: 'waiting for the mail server',
  SENT: 'e-mailed',
  FAILED: 'not delivered',
  ELSEWHERE: 'sent in another way',
};
export const failures = {
  REFUSED: 'The mail server refused the address: call, or look for the right address.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam: write it in another way, or call.',
  GIVEN_UP: 'The mail server did not take it for two days: the setting SMTP_URL of the server may be wrong.',
  HELD_BACK: '',
  EXPIRED: 'It came back: the buyer’s mail server did not take it for days. Call, or send it again.',
  DELAYED: 'It is late: the buyer’s mail server has not taken it yet. The mail servers go on trying.',
};
export const theSiteDidNotSendIt = 'The site did not send it.';

export const failedToSendTheLetter = 'Failed to send the letter. Please try again.';
export const fillInFirst = (left: string) => `Fill in ${left} first.`;
export const theLetterIsNoted = 'The letter is noted.';
export const theLetterIsOnItsWay = 'The letter is on its way.';

export const insertProduct = 'Insert a product';
export const codeOrName = 'Code or name, Enter';
