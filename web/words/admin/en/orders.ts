import { plural } from './locale.ts';

/** The words of orders. */

export const company = 'Company';
export const acceptedBy = 'Accepted by';
export const erased = 'Erased';
export const accepted = 'Accepted';
export const network = 'Network';
export const theirNumber = 'Their number';
export const deliveryTo = 'Delivery to';
export const offer = 'Offer';
export const enquiry = 'Enquiry';
export const theBuyersPage = 'the buyer’s page';
export const deleted = 'Deleted';
export const digestOfTheOffer = 'Digest of the offer';
export const acceptance = 'Acceptance';

export const history = 'History';
export const states = 'States';
export const theBuyer = 'The buyer';
export const withMail = 'with a mail to the buyer';

export const acceptedLines = 'Accepted lines';
export const withoutKdv = 'Without KDV';
export const kdvRate = (rate: number) => `KDV ${rate} %`;
export const withKdv = 'With KDV';

export const allStates = 'All states';
export const orders = 'Orders';
export const searchOrders = 'Search orders';
export const state = 'State';
export const orderCount = (total: number) => plural(total, { one: `${total} order`, other: `${total} orders` });
export const noOrderMatches = 'No order matches';
export const numbersNamesCompanies = 'Numbers, names, companies and codes are searched.';
export const thereAreNoOrdersYet = 'There are no orders yet';
export const offersThatBuyersAcceptAppear = 'Offers that buyers accept appear here.';

export const order = 'Order';
export const print = 'Print';
export const thisOrderDoesNotExist = 'This order does not exist';
export const ordersAreNeverDeleted = 'Orders are never deleted: the address may be wrong.';

export const theirNumberIs = (ownNumber: string) => `Their number ${ownNumber}`;

export const someoneElseHasChanged = 'Someone else has changed this order meanwhile. Here is what it is now.';
export const isNow = (number: string, stateNames: string) => `${number} is now: ${stateNames}.`;
export const failedToChangeTheOrder = 'Failed to change the order. Please try again.';
export const noNewState = 'No change';
export const newState = 'New state';
export const correction = (state: string) => `${state} (correction)`;
export const reason = 'Reason';
export const theBuyerReadsIt = 'The buyer reads it.';
export const text = 'Text';
export const theBuyerReadsItOnThePage = 'The buyer reads it on the page of the order: “3 koli, 61 kg.”';
export const sendAMailTo = (email: string) => `Send a mail to ${email}`;
export const saveState = 'Save state';

export const orderNumber = 'Order {number}';

export const carrier = 'Carrier';
export const numberOfTheConsignment = 'Number of the consignment';
export const addressOfTheConsignment = 'Address of the consignment';
export const withNumaraForTheNumber =
  'With {numara} for the number: it becomes a link for the buyer, and is remembered for this carrier.';

export const stateNames = {
  PLACED: 'To confirm',
  CONFIRMED: 'Confirmed',
  READY: 'Ready',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

export const invoiced = 'Invoiced';
export const invoiceMail = 'Invoice mail';
export const invoiceNumber = 'Invoice no.';
export const waybill = 'Waybill';
export const inLiraForInformation = 'In lira, for information';

export const number = 'Number';
export const buyer = 'Buyer';
export const sumWithKdv = 'Sum, with KDV';

/** How an acceptance came, where it did not come by the site. */
export const channels = {
  SITE: 'on the site',
  PHONE: 'by telephone',
  WHATSAPP: 'by WhatsApp',
  MAIL: 'by e-mail',
  PAPER: 'on paper, signed or stamped',
  VISIT: 'in person',
};
export const acceptedWay = (way: string, day: string) => `${way}, on ${day}`;
export const recordedBy = 'Recorded by';
export const phone = 'Phone';
export const acceptedByBuyer = 'Accepted by …';
export const recordAcceptance = (number: string) => `${number} was accepted`;
export const how = 'How';
export const person = 'Who accepted';
export const position = 'Position';
export const day = 'On';
export const paper = 'Signed paper or order';
export const choosePaper = 'Choose a PDF';
export const leavePaperOut = 'Leave it out';
export const alsoOrdered = 'Ordered, too';
export const insteadOf = (name: string) => `${name}, instead of the line above`;
export const sameAsOnTheSite =
  'This makes the order, as if the buyer had pressed accept on the page: with a number, the locked PDF and the page of the order.';
export const makeTheOrder = 'Make the order';
export const orderMade = (number: string) => `Order ${number} is made.`;
export const open = 'Open';
export const failedToMakeTheOrder = 'Failed to make the order. Please try again.';

export const parts = 'Sent in parts';
export const sendAPart = 'Send a part';
export const sendThisPart = 'Record this part';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const openRows = 'Open';
export const isSentOf = (quantity: string) => `${quantity} sent`;
export const isOpenOf = (quantity: string) => `${quantity} open`;
export const isCancelledOf = (quantity: string) => `${quantity} cancelled`;
export const partNumber = (place: number) => `Part ${place}`;
export const deliveryNote = 'Delivery note';
export const deliveryNoteOf = (place: number) => `Delivery note of part ${place}`;
export const waybillOfPart = 'Number of the waybill (e-irsaliye)';
export const takeBack = 'Remove';
export const takeBackPart = (place: number) => `Remove part ${place}`;
export const takeBackText = 'It was recorded by mistake: its quantities are open again. The state of the order stays.';
export const partIsRecorded = (place: number) => `Part ${place} is recorded.`;
export const failedToRecordThePart = 'Failed to record the part. Please try again.';
export const enterAQuantity = 'Enter how much of at least one line is sent.';
export const notANumber = 'Enter a number, for example 12,5';
export const cancelRow = 'Cancel what is open';
export const cancelRowOf = (name: string) => `Cancel what is open of ${name}`;
export const cancelRowText = (quantity: string) => `${quantity} will not be sent any more.`;
export const bringRowBack = 'Send it after all';
export const bringRowBackOf = (name: string) => `Send the cancelled rest of ${name} after all`;
export const keepRow = 'Keep it';
export const papers = 'Their paper';
export const theirPaper = 'Signed paper or their order';
