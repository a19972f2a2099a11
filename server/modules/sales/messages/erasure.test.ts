import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchIndexes } from '../../upkeep/reindex/searchIndexes.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { reindex } from '../../upkeep/reindex/reindex.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { messageIndex, removeMessagesOlderThan } from './messages.store.ts';

const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';

/** Each word begins with other letters, so that a leftover in a page or an index shows which word it is from. */
const enquiry = (mark: string) => ({
  name: `${mark}ali veli`,
  email: `${mark}posta@ornek.com.tr`,
  company: `${mark}firma`,
  subject: `${mark}konu`,
  message: `${mark}metin `.repeat(30),
});

async function site() {
  const served = await serveTestSite();
  const send = async (mark: string) => {
    const { data } = await served.askAs({ address: mark })(Send, { input: enquiry(mark) });
    return data.sendMessage.id as string;
  };
  /** Deletes it, and then removes it from the bin, too. */
  const erase = async (id: string) => {
    await served.asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id });
    const [binned] = (await served.asAdmin('{ bin { nodes { id } } }')).data.bin.nodes as { id: string }[];
    await served.asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id: binned?.id });
  };
  const bytes = () =>
    readdirSync(served.folder)
      .filter((name) => name.startsWith('site.db'))
      .map((name) => readFileSync(join(served.folder, name), 'latin1'))
      .join('');
  return { ...served, send, erase, bytes };
}

test('an erased message leaves no word in the files', async () => {
  const { send, erase, bytes } = await site();
  await send('kalan');
  const ids = [await send('silinecek'), await send('gidecek')];
  for (let n = 0; n < 5; n++) await send(`diger${n}`);
  expect(bytes()).toContain('silinecek');
  for (const id of ids) await erase(id);
  const left = bytes();
  expect(left).toContain('kalanposta');
  // An index cuts long words where they share their beginnings.
  for (const word of ['silinecek', 'linecekposta', 'gidecek', 'decekfirma']) expect(left).not.toContain(word);
});

test('an erased message leaves no word after reindexing, and the others are found as before', async () => {
  const { db, asAdmin, send, erase, bytes } = await site();
  const id = await send('silinecek');
  await send('kalan');
  await db.write((tx) => reindex(tx, searchIndexes));
  await erase(id);
  expect(bytes()).not.toContain('silinecek');
  const found = async (search: string) =>
    (await asAdmin('query ($search: String) { messages(search: $search) { totalCount } }', { search })).data.messages
      .totalCount as number;
  expect([await found('kalanmetin'), await found('silinecekmetin')]).toEqual([1, 0]);
  const index = anyIndex(messageIndex);
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
});

test('a deletion does not write the whole index again', async () => {
  const { db, asAdmin, send } = await site();
  await send('kalan');
  const id = await send('silinecek');
  const segments = () => db.all(sql`select max(segid) as n from message_search_idx`);
  const before = await segments();
  await asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id });
  expect(await segments()).toEqual(before);
});

test('a message that is too old leaves no word in the files', async () => {
  const { db, send, bytes } = await site();
  await send('eskiyen');
  expect(await removeMessagesOlderThan(db, Date.now() + 1000)).toBe(1);
  expect(bytes()).not.toContain('eskiyen');
});

test('only the user that runs the server may read the database file', async () => {
  const { folder } = await site();
  for (const name of readdirSync(folder).filter((name) => name.startsWith('site.db'))) {
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  }
});
