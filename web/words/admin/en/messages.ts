/** The words of messages. */

export const answerName = (name: string) => `Answer ${name}`;

export const messageDeletedSuccessfully = 'Message deleted successfully';
export const failedToDeleteMessage = 'Failed to delete message';
export const deleteMessage = 'Delete message';
export const areYouSureYouWantToDelete = 'Are you sure you want to delete this message?';
export const remove = 'Delete';
export const fromItStaysInTheBinFor30Days = 'From {name}. It stays in the bin for 30 days.';

export const fresh = 'New';
export const read = 'Read';
export const markAsRead = 'Mark as read';
export const replied = 'Replied';
export const markAsReplied = 'Mark as replied';
export const failedToUpdateMessageStatus = 'Failed to update message status';
export const status = 'Status';
export const suspectedSpamChooseNotSpam = 'Suspected spam: choose “Not spam” to answer it.';

export const allMessages = 'All messages';
export const thisMessageNoLongerExists = 'This message no longer exists';
export const itMayHaveBeenDeleted = 'It may have been deleted.';

export const searchMessages = 'Search messages';
export const found = (total: number) => `${total} found`;
export const newOf = (fresh: number, total: number) => `${fresh} new of ${total}`;
export const messages = 'Messages';
export const noMessagesMatchTheseFilters = 'No messages match these filters';
export const tryFewerLettersAnotherWord = 'Try fewer letters, another word or another folder.';
export const thereAreNoMessages = 'There are no messages';
export const messagesSentThrough = 'Messages sent through the contact form appear here.';

export const replyByMail = 'Reply by e-mail';
export const noteAnswer = 'Log reply';
export const yesMarkIt = 'Yes, mark it';
export const haveYouSentYourReplyNote = 'Have you sent your reply? “Log reply” keeps its text here, too.';

export const movedToSuspectedSpam = 'Moved to suspected spam';
export const movedBackToMessages = 'Moved back to messages';
export const undo = 'Undo';
export const failedToMoveMessage = 'Failed to move message';
export const notSpam = 'Not spam';
export const spam = 'Spam';

export const from = 'From';
export const mail = 'E-mail';
export const company = 'Company';
export const received = 'Received';
