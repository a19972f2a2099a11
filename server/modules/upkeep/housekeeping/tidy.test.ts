import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { images, state } from '../../../db/tables/tables.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { createTidy } from './tidy.ts';

const day = 86_400_000;
const Send = `mutation ($name: String!) { sendMessage(input: { name: $name, email: "a@b.co", subject: "Vana", message: "DN50" }) { id } }`;

async function site() {
  const served = await serveTestSite();
  const products = join(served.folder, 'uploads', 'products');
  const aside = join(served.folder, 'uploads', '.removed');
  mkdirSync(products, { recursive: true });
  return {
    ...served,
    tidy: createTidy(served),
    files: () => readdirSync(products),
    setAside: () => (existsSync(aside) ? readdirSync(aside, { recursive: true }).map(String).sort() : []),
    /** Writes files without a row, two days old. */
    addStrays(count: number) {
      for (let n = 0; n < count; n++) {
        const file = join(products, `${n}-stray.png`);
        writeFileSync(file, 'x');
        utimesSync(file, Date.now() / 1000 - 2 * 86_400, Date.now() / 1000 - 2 * 86_400);
      }
    },
    async addMessages(count: number) {
      for (let n = 0; n < count; n++) await served.askAs({ address: `10.0.0.${n}` })(Send, { name: `Ali ${n}` });
    },
    messages: async () => (await served.asAdmin('{ messages { totalCount } }')).data.messages.totalCount as number,
    said: () => served.logged.map((line) => (line as { msg: string }).msg),
  };
}

test('a file that no row names is set aside after two rounds, never served, and deleted thirty days later', async () => {
  const { origin, tidy, addStrays, files, setAside } = await site();
  const now = Date.now();
  addStrays(1);
  await tidy({ now });
  expect(files()).toEqual(['0-stray.png']);
  await tidy({ now: now + 1000 });
  const today = new Date(now + 1000).toISOString().slice(0, 10);
  expect([files(), setAside()]).toEqual([[], [today, `${today}/0-stray.png`]]);
  expect((await fetch(`${origin}/uploads/.removed/${today}/0-stray.png`)).status).toBe(404);
  await tidy({ now: now + 29 * day });
  expect(setAside()).toHaveLength(2);
  await tidy({ now: now + 32 * day });
  expect(setAside()).toEqual([]);
});

test('a file of today is left alone, since its upload may not be finished', async () => {
  const { folder, tidy, files } = await site();
  writeFileSync(join(folder, 'uploads', 'products', '1-vana.png'), 'x');
  await tidy();
  await tidy();
  expect(files()).toEqual(['1-vana.png']);
});

test('no upload is lost when the clock is ahead during it', async () => {
  const { folder, tidy, files } = await site();
  writeFileSync(join(folder, 'uploads', 'products', '1-vana.png'), 'x');
  await tidy({ now: Date.now() + 5 * day });
  expect(files()).toEqual(['1-vana.png']);
});

test('an older database does not set aside newer uploads until a person confirms it', async () => {
  const { tidy, addStrays, files, said } = await site();
  addStrays(30);
  await tidy();
  await tidy();
  expect(files()).toHaveLength(30);
  expect(said()).toEqual([expect.stringMatching(/so many files are not set aside.*npm run content -- tidy/)]);
  await tidy({ confirmed: true });
  expect(files()).toEqual([]);
});

test('an upload that nothing shows is kept for thirty days, as long as a draft may need it', async () => {
  const api = await site();
  const url = await addPicture(api);
  const shown = await addPicture(api);
  await api.asAdmin(`mutation { createProduct(input: { name: "Vana", description: "x", image: "${shown}" }) { id } }`);
  const now = Date.now();
  await api.tidy({ now: now + 29 * day });
  expect(api.files()).toHaveLength(2);
  await api.tidy({ now: now + 31 * day });
  expect(api.files()).toEqual([shown.split('/').at(-1)]);
  expect(api.setAside()).toContainEqual(expect.stringContaining(url.split('/').at(-1) ?? ''));
  expect(await api.db.$count(images)).toBe(1);
});

test('a clock that is years ahead deletes no message, and says so', async () => {
  const { tidy, addMessages, messages, said } = await site();
  await addMessages(2);
  await tidy();
  await tidy({ now: Date.now() + 5 * 365 * day });
  expect(await messages()).toBe(2);
  expect(said()).toEqual([expect.stringContaining('the clock has jumped')]);
  await tidy({ now: Date.now() - 2 * day });
  expect(said()).toHaveLength(2);
});

test('many messages at once are not deleted without confirmation, a few are', async () => {
  const { db, tidy, addMessages, messages, said } = await site();
  await addMessages(21);
  const later = Date.now() + 3 * 365 * day;
  await db.write(async (tx) => tx.insert(state).values({ key: 'clock', value: later }));
  await tidy({ now: later });
  expect(await messages()).toBe(21);
  expect(said()).toEqual([expect.stringContaining('so many messages at once')]);
  await tidy({ now: later, confirmed: true });
  expect(await messages()).toBe(0);
  // While the clock is set back, a message counts as written when the time was last noted.
  await db.write(async (tx) => tx.delete(state));
  await addMessages(1);
  await tidy({ now: later });
  expect(await messages()).toBe(0);
});
