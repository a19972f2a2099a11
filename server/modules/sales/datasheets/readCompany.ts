import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import * as general from '../../pages/contact/contact.store.ts';
import { printedPicture } from './printedPicture.ts';

/** Who the site's papers are from, as its settings say. */
export async function readCompany(db: Db, images: ImageStore): Promise<Company> {
  const { name, logo, address, phone, email } = (await general.find(db)) ?? general.defaults;
  return {
    name,
    logo: (await printedPicture(images, logo)) ?? undefined,
    address: address.split('\n').flatMap((line) => line.trim() || []),
    reached: [phone, email].filter(Boolean),
  };
}
