import { enquiryIndex } from '../enquiries/enquiryIndex.ts';
import { messageIndex } from '../messages/messages.store.ts';
import { productIndex } from '../products/products.rows.ts';
import { anyIndex, type AnyIndex } from './searchIndex.ts';

/** Every index of the product. */
export const allIndexes: AnyIndex[] = [anyIndex(productIndex), anyIndex(messageIndex), anyIndex(enquiryIndex)];
