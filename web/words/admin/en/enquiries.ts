import { plural } from './locale.ts';

/** The words of enquiries. */

export const answerName = (name: string) => `Answer ${name}`;

export const standings = {
  LISTED: '',
  DISCONTINUED: 'no longer made',
  REMOVED: 'deleted since',
  WRITTEN: 'not in the catalogue',
};
export const specCount = (count: number) => plural(count, { one: `${count} spec`, other: `${count} specs` });
export const noteOfTheBuyer = 'Note of the buyer:';
export const notSaid = 'not said';

export const codeOfCustomer = 'code of {customer}: {code}';
export const askedByCode = 'asked for by the code {code}';
export const allCodes = 'All codes';
export const useKnownProduct = 'At {customer} this is {name}: use it';

export const enquiryDeletedSuccessfully = 'Enquiry deleted successfully';
export const failedToDeleteEnquiry = 'Failed to delete enquiry';
export const deleteEnquiry = 'Delete enquiry';
export const areYouSureYouWantToDelete = 'Are you sure you want to delete this enquiry?';
export const remove = 'Delete';
export const itsNotesAndOffersGo =
  'Its notes and offers go with it, and the buyer’s page stops working. For 30 days it can be brought back from the bin.';

export const suspectedSpamChooseNotSpam = 'Suspected spam: choose “Not spam” to answer it.';
export const noteAnswer = 'Log reply';
export const replyByEMail = 'Reply by e-mail';

export const newOffer = 'New offer';
export const beginOffer = 'Begin the offer';
export const channel = 'How they asked';
export const channels = {
  SITE: 'on the site',
  MESSAGE: 'by a message',
  PHONE: 'by telephone',
  WHATSAPP: 'by WhatsApp',
  MAIL: 'by e-mail',
  VISIT: 'in person',
};
export const nameOfBuyer = 'Name';
export const emailOfBuyer = 'E-mail';
export const companyOfBuyer = 'Company';
export const phoneOfBuyer = 'Phone';
export const placeOfDelivery = 'Delivery to';
export const whatTheyAsked = 'What they asked for';
export const linesAreRead =
  'Paste or type it: lines with a code and a quantity become lines of the offer. The buyer hears nothing before you send it.';
export const withoutMail = 'Without one, you send the link of the offer yourself.';
export const alreadyMade = '{number} was made of this message.';
export const makeAnother = 'Make another enquiry';
export const makeAnotherTitle = 'Make another enquiry of this message?';
export const makeAnotherText = (said: string) => `${said} Another enquiry gets a number of its own.`;
export const noMailAddress = 'no e-mail address';
export const questions = 'Questions of the buyer';
export const asksQuestion = 'Asks a question';
export const askedAQuestion = 'asked a question';
export const enquiryTaken = 'Enquiry taken down. The buyer hears nothing before you send the offer.';
export const failedToTakeTheEnquiry = 'Failed to take the enquiry down. Please try again.';
export const makeAnEnquiry = 'Make an enquiry';

export const state = 'State';
export const assignedTo = 'Assigned to';
export const nobody = 'Nobody';
export const wonWithoutOrder = 'Won without an order?';
export const wonMakesNoOrder =
  'Has the buyer accepted by telephone, by mail or on paper? Then make the order: it gets its number, and the buyer’s page shows it. Won without an order has no number and nothing to send, and the buyer’s page shows none.';
export const wonWithoutOffer =
  'No offer was sent, so no order can be made. Won without an order has no number and nothing to send.';
export const setToWon = 'Won without an order';
export const makeTheOrder = 'Make the order';
export const cancel = 'Cancel';

export const lifeOf = 'What happened so far';
export const askedOn = 'Asked';
export const offerSent = (count: string) => `Offer ${count}`;
export const offerDraft = 'draft';
export const asksForChanges = 'Asks for changes';
export const wishedLines = (count: number) => plural(count, { one: `${count} line`, other: `${count} lines` });
export const hasDeclined = 'Declined';
export const asksForNewOffer = 'Asks for a new offer';
export const ordered = 'Ordered';
export const order = 'Order';
export const newLines = (count: number) => plural(count, { one: `New, ${count} line`, other: `New, ${count} lines` });
export const offerIsSent = (count: string) => `Offer ${count} sent`;
export const offerNotSent = (count: string) => `Offer ${count}, not sent`;
export const orderedAnd = (state: string) => `Ordered, ${state}`;
export const daysLeft = (days: number) => plural(days, { one: `${days} day left`, other: `${days} days left` });
export const offerHasEnded = 'ended';

export const allEnquiries = 'All enquiries';
export const thisEnquiryNoLongerExists = 'This enquiry no longer exists';
export const itMayHaveBeenDeleted = 'It may have been deleted.';

export const deliveryTo = 'Delivery to';
export const theBuyersPage = 'The buyer’s page';
export const customer = 'Customer';
export const customerNamed = (name: string) => `Customer ${name}`;
export const standingDiscountIs = (typed: string, percent: string) =>
  typed.includes('+') ? `Standing discount ${typed}, ${percent} %` : `Standing discount ${percent} %`;

export const neverSent = 'never sent';
export const internalNotes = 'Internal notes';
export const notesAndChanges = 'Notes and changes';
export const theBuyer = 'The buyer';
export const assignedItToNobody = 'assigned it to nobody';
export const assignedItTo = (adminName: string) => `assigned it to ${adminName}`;
export const madeOffer = (text: string) => `made offer ${text}`;
export const sentOffer = (text: string) => `sent offer ${text}`;
export const answeredText = (text: string) => `answered: ${text}`;
export const remindedTheBuyerOfOffer = (text: string) => `reminded the buyer of offer ${text}`;
export const acceptedOffer = (text: string) => `accepted offer ${text}`;
export const askedForChangesOfOffer = (text: string) => `asked for changes of offer ${text}`;
export const declinedOffer = (text: string) => `declined offer ${text}`;
export const askedForANewOfferInPlaceOf = (text: string) => `asked for a new offer in place of ${text}`;
export const namedTheProductOfALine = (text: string) => `named the product of a line: ${text}`;
export const setItTo = (stateNames: string) => `set it to ${stateNames}`;
export const changedIt = 'changed it';

export const notInTheCatalogue = (unknown: number) => `${unknown} not in the catalogue`;

export const letters = 'Letters';

export const searchEnquiries = 'Search enquiries';
export const found = (total: number) => `${total} found`;
export const here = (total: number) => `${total} here`;
export const enquiries = 'Enquiries';
export const noEnquiriesMatchThisSearch = 'No enquiries match this search';
export const numbersNamesCompanies = 'Numbers, names, companies and codes are searched, in this folder.';
export const quoteListsThatBuyersSend = 'Quote lists that buyers send appear here.';
export const noEnquiryIsAssignedToYou = 'No enquiry is assigned to you';
/** An empty folder says this; the folder of all enquiries and that of one's own have texts of their own. */
export const nothingInFolder = {
  new: 'Nothing new',
  'in-progress': 'Nothing in progress',
  offered: 'Nothing offered',
  won: 'Nothing won',
  lost: 'Nothing lost',
  'ends-soon': 'Nothing ends soon',
  spam: 'Nothing suspected of being spam',
};
export const thereAreNoEnquiries = 'There are no enquiries';

export const failedToAddTheNote = 'Failed to add the note. Please try again.';
export const writeANote = 'Write a note';
export const note = 'Note';
export const addNote = 'Add note';

export const movedToSuspectedSpam = 'Moved to suspected spam';
export const movedBackToEnquiries = 'Moved back to enquiries';
export const undo = 'Undo';
export const failedToMoveEnquiry = 'Failed to move enquiry';
export const notSpam = 'Not spam';
export const spam = 'Spam';

export const productsLikeIt = 'Products like it';
export const nameOrCode = 'Name or code';

export const askedForAs = 'asked for as “{written}”';
export const undoIsNot = (written: string, name: string) => `Undo: ${written} is not ${name}`;
export const useName = 'Use {name}';
export const findName = (name: string) => `Find ${name}`;
export const find = 'Find …';

export const stateNames = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  OFFERED: 'Offered',
  WON: 'Won',
  LOST: 'Lost',
};

export const failedToUpdateTheState = 'Failed to update the state of the enquiry';
export const failedToAssignTheEnquiry = 'Failed to assign the enquiry';
export const failedToAssignAProduct = 'Failed to assign a product to this line';
