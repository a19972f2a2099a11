import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { restore } from '../../../cli/restore.ts';
import { run } from '../../../cli/command.ts';
import { addToAudit } from '../../../context/audit.ts';
import { audit } from '../../../db/tables/auditTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openSession } from '../../people/sessions/sessions.store.ts';
import { restoreAndNote } from './lastRestore.ts';

const admin = 'admin@vitrin.example';
const contact = 'isil.gocmen@ornek.com.tr';
const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
const Audit = '{ audit(first: 50) { nodes { event admin about } } }';
const ToRepeat = '{ erasuresToRepeat { id admin back } }';
const Repeat = 'mutation ($ids: [ID!]!) { repeatErasures(ids: $ids) }';

/** Returns a site with a backup; since then a person was exported and erased, and somebody signed in. */
async function erasedSinceBackup() {
  const api = await openTestApi();
  const { asAdmin, asVisitor, db } = api;
  await addToAudit(db, { event: 'SIGNED_IN', admin });
  await addToAudit(db, { event: 'SIGNED_IN', admin });
  const input = { name: 'Işıl Göçmen', email: contact, subject: 'Şaft', message: 'Çelik şaft ğüşiöç' };
  await asVisitor(Send, { input });
  const other = { ...input, name: 'Başka Biri', email: 'baska@ornek.com.tr' };
  await asVisitor(Send, { input: other });
  await asVisitor(SendEnquiry, { input: enquiryInput({ email: contact }) });
  const made = (await asAdmin('mutation { makeBackup { backup { name } } }')).data.makeBackup.backup.name as string;
  // In the backup the enquiry is in use; it was erased out of the bin.
  const enquiry = (await asAdmin('{ enquiries(first: 1) { nodes { id } } }')).data.enquiries.nodes[0].id as string;
  await asAdmin(`mutation { deleteEnquiry(id: "${enquiry}") }`);
  const found = (await asAdmin(`{ personalData(contact: "${contact}") { id } }`)).data.personalData as { id: string }[];
  expect(found).toHaveLength(2);
  expect((await asAdmin(Erase, { contact, ids: found.map(({ id }) => id) })).data.erasePersonalData).toBe(2);
  await addToAudit(db, { event: 'SIGNED_IN', admin: 'ece@firma.com.tr' });
  const { data } = await asAdmin(`mutation { previewRestore(name: "${made}") { auditEntries erasures } }`);
  expect(data.previewRestore).toEqual({ auditEntries: 3, erasures: 1 });
  expect((await asAdmin(ToRepeat)).data.erasuresToRepeat).toEqual([]);
  const close = () => {
    api.changes.close();
    api.heavyWork.close();
    db.close();
  };
  return { ...api, file: join(api.backups.folders.backups, made), close };
}

const events = [
  'SIGNED_IN',
  'SIGNED_IN',
  'BACKUP_MADE',
  'PERSONAL_DATA_ERASED',
  'SIGNED_IN',
  'BACKUP_RESTORED',
] as const;

test('the audit log outlives restores, and what was erased since the backup is listed and erased again', async () => {
  const site = await erasedSinceBackup();
  site.close();
  await restoreAndNote(site.backups, { file: site.file, admin });
  // The second restore finds the log of the first.
  await restoreAndNote(site.backups, { file: site.file, admin: null });
  const db = await openTestDatabase(site.folder);
  onTestFinished(() => db.close());
  const token = await openSession(db, site.admin.id, Date.now());
  const asOwner = site.askAs({ db, admin: site.admin, token });

  const nodes = (await asOwner(Audit)).data.audit.nodes as { event: string; admin: string | null; about: string }[];
  expect(nodes.toReversed().map(({ event }) => event)).toEqual([...events, 'BACKUP_RESTORED']);
  expect(nodes.slice(0, 3)).toMatchObject([{ admin: null }, { admin }, { admin: 'ece@firma.com.tr' }]);
  const change = db.write(async (tx) => tx.update(audit).set({ admin: 'x' }));
  await expect(change).rejects.toThrow('only ever added');

  const listed = (await asOwner(ToRepeat)).data.erasuresToRepeat as { id: string }[];
  expect(listed).toEqual([{ id: expect.any(String) as string, admin, back: 2 }]);
  const ids = listed.map(({ id }) => id);
  expect((await asOwner(Repeat, { ids: [...ids, '9999'] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await db.$count(messages)).toBe(2);
  expect((await asOwner(Repeat, { ids })).data.repeatErasures).toBe(2);
  expect((await asOwner(ToRepeat)).data.erasuresToRepeat).toEqual([]);
  expect((await asOwner(`{ personalData(contact: "${contact}") { id } }`)).data.personalData).toEqual([]);
  expect((await db.select().from(messages)).map(({ email }) => email)).toEqual(['baska@ornek.com.tr']);
  const [last] = (await asOwner(Audit)).data.audit.nodes;
  expect(last).toEqual({
    event: 'PERSONAL_DATA_ERASED',
    admin,
    about: 'Messages: 1, enquiries: 1; again, after a restore',
  });
  // A new entry gets a number of its own.
  await addToAudit(db, { event: 'SIGNED_OUT', admin });
  expect(await db.$count(audit, eq(audit.event, 'SIGNED_OUT'))).toBe(1);
});

test('the command names what was erased since the backup, and erases it again when asked', async () => {
  const site = await erasedSinceBackup();
  site.close();
  const { folders } = site.backups;
  const environment = { NODE_ENV: 'test', DATA_DIR: folders.dataDir, DATABASE_URL: folders.databaseUrl ?? '' };
  const ended = async (...flags: string[]) => {
    const said: string[] = [];
    const code = await run(restore, [site.file, ...flags], {
      environment,
      say: (line) => void said.push(line),
      warn: (line) => void said.push(line),
    });
    return { code, said: said.join('\n') };
  };
  expect(await ended('--repeat-erasures')).toMatchObject({
    code: 1,
    said: expect.stringContaining('needs --yes') as string,
  });
  const told = await ended();
  expect(told.code).toBe(0);
  expect(told.said).toContain('Entries of the audit log that the backup lacks, and that stay: 3.');
  expect(told.said).toMatch(/Erased after this backup was made, 20.*Z by admin@.*: messages and enquiries .*: 2\./);
  const done = await ended('--yes', '--repeat-erasures');
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('that were erased again: 2.') as string });
  const db = await openTestDatabase(site.folder);
  onTestFinished(() => db.close());
  const entries = await db.select().from(audit).orderBy(audit.seq);
  expect(entries.map(({ event }) => event)).toEqual([...events, 'PERSONAL_DATA_ERASED']);
  expect(await db.$count(messages)).toBe(1);
});
