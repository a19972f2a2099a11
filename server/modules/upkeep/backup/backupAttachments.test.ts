import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attachments } from '../../../db/tables/enquiryTables.ts';
import { openDatabase } from '../../../db/openDatabase.ts';
import { attachedId, enquireWith, pictureBytes } from '../../../testing/uploads/attach.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

test('what a buyer attached comes back with its enquiry, and a backup names a file that is missing', async () => {
  const site = await serveTestSite();
  const bytes = pictureBytes.PNG('şaft');
  const id = await attachedId(site, bytes, 'İğne yatağı.png');
  await attachedId(site, pictureBytes.PNG('claimed by nobody'));
  await enquireWith(site, [id]);
  const made = await makeBackup(foldersOf(site.folder));
  expect(made).toMatchObject({ counts: { enquiries: 1, orders: 0 }, missing: [] });

  const other = foldersOf(await temporaryFolder());
  await restoreBackup(other, made.file, { confirmed: true });
  expect(readFileSync(join(other.uploads, 'attachments', id))).toEqual(bytes);
  const db = await openDatabase(other.dataDir);
  const rows = await db.select().from(attachments);
  db.close();
  expect(rows.find((row) => row.id === id)).toMatchObject({ name: 'İğne yatağı.png', format: 'PNG' });

  rmSync(join(site.folder, 'uploads', 'attachments', id));
  expect((await makeBackup(foldersOf(site.folder))).missing).toEqual([`uploads/attachments/${id}`]);
});
