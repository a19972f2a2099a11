import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import * as general from '../../pages/contact/contact.store.ts';
import * as messages from '../../sales/messages/messages.store.ts';
import { messageId, type CategoryDocument, type ContentDocument } from './content.document.ts';
import { has, type Part, type PartName } from './content.parts.ts';
import { writeAbout, writeOne } from './content.texts.ts';
import { writeDocuments } from './content.documents.ts';
import { writeRedirects } from './content.redirects.ts';
import { writeProducts } from './content.products.ts';
import { writeSectors } from './content.sectors.ts';
import { writeAttributes, writeFamilies, writeKinds } from './content.specs.ts';

/** What the writing came to; `replacedFiles` are those of documents that were there before. */
export type Written = { parts: Part[]; notes: string[]; replacedFiles: string[] };

/** Writes a checked document; rows that are there with the same values are left alone. */
export async function writeContent(
  tx: Tx,
  { information, messages: sent }: ContentDocument,
  progress: Progress,
): Promise<Written> {
  progress.expect((information.products?.products.length ?? 0) + sent.length);
  const written: Written = { parts: [], notes: [], replacedFiles: [] };
  const partOf = (name: PartName) => {
    const part = { name, added: 0, changed: 0, unchanged: 0 };
    written.parts.push(part);
    return part;
  };
  if (information.categories) await writeCategories(tx, information.categories.categories, partOf('CATEGORIES'));
  if (information.attributes) await writeAttributes(tx, information.attributes.attributes, partOf('ATTRIBUTES'));
  if (information.kinds) await writeKinds(tx, information.kinds.kinds, partOf('KINDS'));
  if (information.families) await writeFamilies(tx, information.families.families, partOf('FAMILIES'));
  if (information.documents)
    await writeDocuments(tx, information.documents.documents, partOf('DOCUMENTS'), written.replacedFiles);
  if (information.products)
    await writeProducts(tx, information.products.products, { part: partOf('PRODUCTS'), ...written, progress });
  if (information.sectors)
    await writeSectors(tx, information.sectors.sectors, { part: partOf('SECTORS'), notes: written.notes });
  if (information.redirects) await writeRedirects(tx, information.redirects.redirects, partOf('REDIRECTS'));
  if (information.about) await writeAbout(tx, information.about, { part: partOf('ABOUT'), notes: written.notes });
  if (information.general) await writeOne(tx, general, information.general, partOf('GENERAL'));
  if (sent.length > 0) {
    const part = partOf('MESSAGES');
    for (const message of sent) {
      await progress.advance();
      const { values, createdAt, status, suspectedSpam, noticeVersion = null } = message;
      const facts = { id: messageId(message), createdAt: Date.parse(createdAt), status, suspectedSpam, noticeVersion };
      const added = await messages.addIfMissing(tx, { ...values, ...facts });
      part[added ? 'added' : 'unchanged']++;
    }
  }
  return written;
}

async function writeCategories(tx: Tx, rows: CategoryDocument[], part: Part) {
  for (const { id, values } of rows) {
    const before = await categories.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await categories.upsert(tx, id, values);
    part[step]++;
  }
}
