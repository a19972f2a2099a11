import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of the codes of customers. */

export const codesOfCustomers = 'Codes of customers';
export const whatCustomersCall =
  'What customers call your products. “Remember as their code” in an enquiry adds one, and the next enquiry from the same domain shows what it means. Nobody else ever sees these codes.';
export const searchCodesAndCustomers = 'Search codes and customers';
export const codes = (count: number) =>
  plural(count, { one: `${countText(count)} code`, other: `${countText(count)} codes` });
export const noCodeAndNoCustomerHas = 'No code and no customer has this text.';
export const noCodeIsKnownYet = 'No code is known yet.';

export const ofIsForgotten = (code: string, customer: string) => `${code} of ${customer} is forgotten`;
export const failedToForgetTheCode = 'Failed to forget the code. Please try again.';
export const byCustomer = (customer: string, learnedBy: string) => `${customer}, by ${learnedBy}`;
export const deletedSince = 'deleted since';
export const forgetOf = (code: string, customer: string) => `Forget ${code} of ${customer}`;

export const rememberFor = (written: string, name: string) => `Remember ${written} for ${name}`;
export const rememberAsTheirCode = 'Remember as their code';

export const rememberAsTheMakers = 'As the maker’s, for everybody';
export const rememberForEverybody = (written: string, name: string) =>
  `Remember ${written} as the maker’s code for ${name}`;
export const theMakersCode = 'The maker’s code, for everybody';
export const buyersFindIt =
  'From now on, every buyer who asks for this code of this maker finds the product, on the site and in enquiries.';
export const maker = 'Maker';
export const makersCode = 'Code of the maker';
export const relation = 'How it compares';
export const save = 'Save';
export const savedForEverybody = 'The code is saved with the product';
export const alreadyKnown = 'The product has this code already.';
export const failedToRememberTheCode = 'Failed to remember the code';
