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
