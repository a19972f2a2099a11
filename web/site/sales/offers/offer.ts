import type { EnquiryStatusQuery } from '../enquiries/enquiryStatus.generated.ts';
import { dayIn } from '../kept/moments.ts';

export type Offer = NonNullable<NonNullable<EnquiryStatusQuery['enquiryStatus']>['offer']>;

/** Returns whether the last day of the offer is over. */
export const isOver = ({ validUntil }: Offer, now = new Date()) => validUntil < dayIn(now);
