import type { EnquiryToReadQuery } from '../../graphql/generated/operations.ts';

/** An enquiry with all that its screen shows. */
export type EnquiryToRead = NonNullable<EnquiryToReadQuery['enquiry']>;
