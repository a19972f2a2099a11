import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of customers. */

export const customers = 'Customers';
export const customer = 'Customer';
export const searchCustomers = 'Search customers';
export const customerCount = (count: number) =>
  plural(count, { one: `${countText(count)} customer`, other: `${countText(count)} customers` });
export const noCustomerMatches = 'No customer matches';
export const searchedInCustomers = 'Names, domains and addresses are searched.';
export const noCustomersYet = 'There are no customers yet';
export const customersAppear = 'Whoever sends an enquiry or a message appears here, by the domain of the address.';
export const enquiries = (count: number) =>
  plural(count, { one: `${countText(count)} enquiry`, other: `${countText(count)} enquiries` });
export const orders = (count: number) =>
  plural(count, { one: `${countText(count)} order`, other: `${countText(count)} orders` });
export const firm = 'Firm';
export const domainOfMail = 'Mail domain';
export const whatTheyAsked = 'Enquiries and orders';
export const lastHeard = 'Last heard';
export const importCustomers = 'Import…';
export const fileOfCustomers = 'File of customers';
export const importTitle = (fileName: string) => `Import ${fileName}`;
export const importNow = (count: number) =>
  plural(count, { one: `Import ${countText(count)} customer`, other: `Import ${countText(count)} customers` });
export const added = 'Added';
export const changed = 'Changed';
export const unchanged = 'Unchanged';
export const leftOut = 'Left out';
export const wrongRows = 'Rows that are left out';
export const rowOf = (line: number, customerName: string | null) =>
  customerName === null ? `Row ${line}:` : `Row ${line}, ${customerName}:`;
export const moreRows = (count: number) =>
  plural(count, { one: 'and one more', other: `and ${countText(count)} more` });
export const customersImported = (created: number, changedOnes: number) =>
  `${countText(created)} added, ${countText(changedOnes)} changed`;
export const failedToImport = 'Failed to import the file. Please try again.';
export const noSuchCustomer = 'This customer does not exist';
export const customersGo = 'A customer goes when the last letter of an address that strangers share is deleted.';

export const edit = 'Edit';
export const editCustomer = (name: string) => `Edit ${name}`;
export const saveChanges = 'Save changes';
export const saved = 'Customer saved';
export const failedToSave = 'Failed to save the customer. Please try again.';
export const name = 'Name';
export const taxNumber = 'Tax number (VKN)';
export const taxNumberHint = 'Customers with the same number are shown as one.';
export const taxNumberIsWrong = 'A tax number (VKN) has ten digits, the last of which checks the others.';
export const standingDiscount = 'Standing discount (%)';
export const discountHint = 'Such as 7,5 or 40+10, which is 46 %. It fills the next offer.';
export const discountIsWrong = 'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.';
export const deliveryTerms = 'Terms of delivery';
export const paymentTerms = 'Terms of payment';
export const note = 'Note';
export const noteHint = 'No buyer reads it.';
export const discountIs = (typed: string, percent: string) =>
  typed === percent ? `${typed} %` : `${typed}, ${percent} %`;

export const terms = 'Terms and note';
export const nothingNoted = 'Nothing is noted yet.';
export const people = 'People';
export const notOfIt = 'Another firm';
export const isOfAnother = (email: string) => `${email} is of another firm`;
export const nowOfItsOwn = (email: string) => `${email} is a customer of its own now`;
export const failedToMove = 'Failed to move the address. Please try again.';
export const codes = 'Their codes';
export const deletedSince = 'deleted since';
export const lastPrices = 'Last prices';
export const searchPrices = 'Code or name';
export const noPrices = 'No offer was sent and nothing was ordered yet.';
export const noPriceMatches = 'No offered or ordered product matches.';
export const product = 'Product';
export const paid = 'Paid';
export const offered = 'Offered';
export const withoutKdv = 'Prices are without KDV.';
export const less = (discount: string) => `less ${discount} %`;
export const enquiriesAndOffers = 'Enquiries';
export const ordersOfCustomer = 'Orders';
export const messages = 'Messages';
export const newestOf = (shown: number, all: number) => `the newest ${countText(shown)} of ${countText(all)}`;

export const joinToAnother = 'Belongs to another customer…';
export const joinTitle = (customerName: string) => `Join ${customerName} to`;
export const joinHint = 'Both are shown as one from then on. Nothing is moved: they can be parted again.';
export const joinedTo = (customerName: string) => `Belongs to ${customerName}`;
export const joined = 'Joined to it';
export const part = 'Part again';
export const partOf = (customerName: string) => `Part ${customerName} again`;
export const nowJoined = 'The customers are joined';
export const nowParted = 'The customers are parted';
export const failedToJoin = 'Failed to join the customers. Please try again.';
