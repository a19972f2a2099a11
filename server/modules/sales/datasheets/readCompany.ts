import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import type { Company } from '../../../pdf/letterhead.ts';
import { contactDefaults, findContact } from '../../pages/contact/contact.store.ts';
import { printedPicture } from './printedPicture.ts';

/** Reads the sender of the site's papers from its settings. */
export async function readCompany(db: Db, images: ImageStore): Promise<Company> {
  const { name, logo, address, phone, email } = (await findContact(db)) ?? contactDefaults;
  return {
    name,
    logo: (await printedPicture(images, logo)) ?? undefined,
    address: address.split('\n').flatMap((line) => line.trim() || []),
    reached: [phone, email].filter(Boolean),
  };
}
