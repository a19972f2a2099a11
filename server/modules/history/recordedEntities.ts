import { attributeRecord, categoryRecord, kindRecord, redirectRecord } from './entities/catalogue.ts';
import { documentRecord } from './entities/document.ts';
import { enquiryRecord } from './entities/enquiry.ts';
import { familyRecord } from './entities/family.ts';
import { messageRecord } from './entities/message.ts';
import { pictureRecord } from './entities/picture.ts';
import { productRecord } from './entities/product.ts';
import { sectorRecord } from './entities/sector.ts';
import { aboutRecord, contactRecord } from './entities/texts.ts';
import type { Recorded } from './recorded.ts';

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
