import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onSqlite } from '../../../testing/openTestDatabase.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { addDocument, addProductWith, documentBytes, documentFiles } from '../../../testing/uploads/uploadDocument.ts';
import { makeBackup } from '../../upkeep/backup/makeBackup.ts';
import { restoreBackup } from '../../upkeep/backup/restoreBackup.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const facts =
  '{ products { nodes { name documents { title kind language revision date file { name format sha256 } } } } }';

async function site() {
  const served = await serveTestSite();
  const details = { title: 'Ölçü resmi', language: 'TR', revision: 'C', date: '2026-10-12' };
  const { id } = await addDocument(served, details);
  await addProductWith(served, [id]);
  return { ...served, id };
}

test('an export with files is imported into an empty site without any difference', async () => {
  const from = await site();
  const content = await exportContent(from.db, from.images);
  const to = await openTestApi();
  const trial = await importContent(to.db, content, { dryRun: true, images: to.images });
  expect([trial.parts.find(({ name }) => name === 'DOCUMENTS'), documentFiles(to)]).toEqual([
    { name: 'DOCUMENTS', added: 1, changed: 0, unchanged: 0 },
    [],
  ]);
  await importContent(to.db, content, { images: to.images });
  expect((await to.asVisitor(facts)).data).toEqual((await from.asVisitor(facts)).data);
  expect((await exportContent(to.db, to.images)).information).toEqual(content.information);
  const again = await importContent(to.db, content, { images: to.images });
  expect(again.parts.find(({ name }) => name === 'DOCUMENTS')).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(documentFiles(to)).toHaveLength(1);
});

test('an import without files uses copied files and reports the missing ones', async () => {
  const from = await site();
  const content = await exportContent(from.db);
  const to = await openTestApi();
  const { notes } = await importContent(to.db, content, { images: to.images, keepBytes: true });
  expect(notes).toEqual([
    expect.stringMatching(/^Ölçü resmi: its file \/belgeler\/.* is not here/),
    'Rulman 6204: 1 of its documents are not here.',
  ]);
  mkdirSync(join(to.folder, 'uploads'), { recursive: true });
  cpSync(join(from.folder, 'uploads', 'documents'), join(to.folder, 'uploads', 'documents'), { recursive: true });
  await importContent(to.db, content, { images: to.images, keepBytes: true });
  const { data } = await to.asVisitor('{ products { nodes { documents { title file { format } } } } }');
  expect(data.products.nodes[0].documents).toEqual([{ title: 'Ölçü resmi', file: { format: 'PDF' } }]);
});

test('an import from the form refuses a missing or invalid file, names its field, and stores nothing', async () => {
  const { db, images, folder } = await openTestApi();
  const row = (file: string) => ({ id: 'a', title: 'Föy', kind: 'OTHER', file });
  const content = (...rows: object[]) => ({ information: { documents: { documents: rows } } });
  const whole = `data:application/pdf;name=a.pdf;base64,${documentBytes.PDF().toString('base64')}`;
  const wrong = `data:application/pdf;base64,${Buffer.from('<html>').toString('base64')}`;
  for (const file of ['/belgeler/1-yok.pdf', 'https://ornek.com.tr/a.pdf', wrong]) {
    const refused = importContent(db, content({ ...row(whole), id: 'b' }, row(file)), { images });
    await expect(refused).rejects.toMatchObject({ details: { field: 'information.documents.documents.1.file' } });
  }
  expect(documentFiles({ folder })).toEqual([]);
});

onSqlite('a backup contains the files of documents and restores them', async () => {
  const { folder, db, id } = await site();
  const made = await makeBackup(foldersOf(folder));
  expect(made).toMatchObject({ counts: { documents: 1 }, missing: [] });
  const other = await temporaryFolder();
  await restoreBackup(foldersOf(other), made.file, { confirmed: true });
  const [name = ''] = documentFiles({ folder: other });
  expect(readFileSync(join(other, 'uploads', 'documents', name))).toEqual(documentBytes.PDF());
  expect([id, existsSync(join(other, 'site.db')), db.revision() > 0]).toEqual([id, true, true]);
});
