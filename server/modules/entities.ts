import { attributeRecord, categoryRecord, kindRecord, redirectRecord } from './catalogue/categories/categories.entity.ts';
import { documentRecord } from './catalogue/documents/documents.entity.ts';
import { enquiryRecord } from './sales/enquiries/enquiries.entity.ts';
import { familyRecord } from './catalogue/families/families.entity.ts';
import { messageRecord } from './sales/messages/messages.entity.ts';
import { pictureRecord } from './catalogue/images/images.entity.ts';
import { productRecord } from './catalogue/products/products.entity.ts';
import { sectorRecord } from './catalogue/sectors/sectors.entity.ts';
import { aboutRecord, contactRecord } from './pages/about/about.entity.ts';
import type { Recorded } from '../entity/recorded.ts';

/** Everything that is recorded: an entity takes a definition and its line here. */
export const recordedEntities: Recorded[] = [
  productRecord,
  categoryRecord,
  attributeRecord,
  kindRecord,
  familyRecord,
  documentRecord,
  pictureRecord,
  redirectRecord,
  sectorRecord,
  aboutRecord,
  contactRecord,
  messageRecord,
  enquiryRecord,
];

export function recordedEntity(name: string): Recorded {
  const found = recordedEntities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`${name} is not recorded.`);
  return found;
}
