import { enquiryIndex } from '../../sales/enquiries/enquiryIndex.ts';
import { messageIndex } from '../../sales/messages/messages.store.ts';
import { productIndex } from '../../catalogue/products/products.rows.ts';
import { anyIndex, type AnyIndex } from '../../catalogue/search/searchIndex.ts';

/** Every index of the product. */
export const allIndexes: AnyIndex[] = [anyIndex(productIndex), anyIndex(messageIndex), anyIndex(enquiryIndex)];
