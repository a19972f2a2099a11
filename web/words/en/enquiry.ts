export const addByMail = 'If you want to add something, reply to the e-mail.';
export const addByMailOrPhone =
  'If you want to add something, reply to the e-mail or call {phone} and give your reference number.';
export const addByPhone = 'If you want to add something, call {phone} and give your reference number.';
export const copySent =
  'Your reference number and the link to your enquiry were sent to {email}. If they have not arrived, look in your spam folder.';
export const copyOnItsWay =
  'Your reference number and the link to your enquiry are being sent to {email}. If they do not arrive within a few minutes, look in your spam folder.';
export const offerFor = (revision: number, name: string) => `Offer ${revision}, for ${name}.`;
export const sentAt = (moment: string) => `Sent: ${moment}.`;
export const received = 'Received';
export const inProgress = 'In progress';
export const offered = 'Offer made';
export const won = 'Ordered';
export const closed = 'Closed';
export const yourEnquiry = 'Your enquiry';
export const offerOver = 'Your offer has expired';
export const offerReady = 'Your offer is ready';
export const wasValidUntil = (day: string) => `It was valid until ${day}.`;
export const validToday = 'Valid until the end of today.';
export const validUntil = (day: string, left: number) =>
  `Valid until the end of ${day}; ${left}\u00a0${left === 1 ? 'day' : 'days'} left.`;
export const sentList = 'The list you sent';
export const noteOf = (note: string) => `Note: ${note}`;
export const writtenAs = (text: string) => `You wrote: ${text}`;
export const sentAsWritten = 'Sent as you wrote it.';
export const noLongerListed = 'This product is no longer listed.';
export const yourNumber = 'Your reference number';
export const copyNumber = 'Copy the reference number';
export const notFound = 'Enquiry not found';
export const whyNotFound =
  'The link may have been copied in part, or the enquiry may have been deleted. Open the whole link that you were given, or write to us.';
export const offerComesHere = 'Our offer will appear on this page';
export const whatWeDo = 'We check stock and lead time and show our offer here as soon as it is ready. Keep the link.';
export const printList = 'Print the list';
export const linkIsPrivate = 'The link to this page is private: anyone who knows it can see your enquiry.';
export const arrived = 'Your enquiry has reached us';
export const arrivedWithoutDetails = (number: string) =>
  `Your reference number is ${number}. You may have lost your connection: the details of your enquiry could not be loaded.`;
export const thanks = 'Thank you for your enquiry. We will get back to you as soon as possible.';
export const now = 'Now';
export const recordedAt = (moment: string) => `Your enquiry was recorded: ${moment}.`;
export const then = 'Then';
export const weCheck = 'We check stock and lead time, and call you if we need to.';
export const atLast = 'Finally';
export const offerByMail = 'Our written offer comes to your e-mail address.';
export const offerOnPage = 'Our written offer appears on the page of your enquiry.';
export const result = 'Result';
export const stateOfEnquiry = 'Enquiry status';
export const keepLink = 'Keep the link to your enquiry.';
export const onlyOnPage = 'You see its status and our offer on that page only.';
export const onlyOnPageNotByMail =
  'You see its status and our offer on that page only; the link does not come by e-mail.';
export const alsoInQuoteList = 'In this browser it is also on the “Quote list” page.';
export const copyLink = 'Copy the link';
export const tooManyLinks = 'Too many wrong links were tried';
export const openWholeLink =
  'Make sure that you open the whole link that you were sent, or try again in fifteen minutes.';
export const isNew = 'Your enquiry has reached us and is in the queue.';
export const isInProgress = 'Your enquiry is in progress.';
export const isOffered = 'We have sent our offer.';
export const isWon = 'Your enquiry has become an order.';
export const isLost = 'The enquiry is closed.';
export const yourCode = 'your code {code}';
export const sentEnquiries = 'Enquiries you have sent';
export const forget = 'Remove from this browser';
export const keptHere =
  'This list is kept in this browser only. Removing an enquiry does not cancel it; its page still opens by its link.';
export const notRepeated = 'It could not be added to your list. Please try again.';
export const repeat = 'Request again';
export const changeNotSaved = 'The change could not be saved. Please try again.';

/** The states of enquiries and orders in one or two words, for a list of them. */
export const states = {
  NEW: received,
  IN_PROGRESS: inProgress,
  OFFERED: offered,
  WON: won,
  LOST: closed,
};
export const orderStates = {
  PLACED: 'Order received',
  CONFIRMED: 'Order confirmed',
  READY: 'Order ready',
  SENT: 'Order on its way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Order cancelled',
};
