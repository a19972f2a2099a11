import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { images, products, state } from '../db/tables/tables.ts';
import { firstStart } from './firstStart.ts';
import { closeServices, openServices } from './services.ts';
import { explain } from './startErrors.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { addPicture } from '../testing/uploads/picture.ts';

const quiet = () => undefined;

const configFor = (DATA_DIR: string, more = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR, ADMIN_EMAIL: 'admin@vitrin.example', ...more }, '');

async function start(folder: string) {
  const config = configFor(folder);
  const services = await openServices(config);
  onTestFinished(() => closeServices(services));
  // The site is marked as filled, since the pictures of the starter content take a quarter of a minute.
  await services.db.write(async (tx) => tx.insert(state).values({ key: 'seeded', value: 1 }).onConflictDoNothing());
  await firstStart(config, services, quiet);
  return services;
}

const filesIn = (folder: string) => readdirSync(join(folder, 'uploads', 'products'));

test('a start with pictures and no database stops with one sentence and changes nothing', async () => {
  const folder = await temporaryFolder();
  const services = await start(folder);
  await addPicture(services);
  closeServices(services);
  const before = filesIn(folder);
  mkdirSync(join(folder, 'elsewhere'));
  for (const name of readdirSync(folder).filter((name) => name.startsWith('site.db'))) {
    renameSync(join(folder, name), join(folder, 'elsewhere', name));
  }
  await expect(start(folder)).rejects.toThrow(/^There are pictures in .* but no database .*site\.db: check DATA_DIR/);
  expect(filesIn(folder)).toEqual(before);
  expect(existsSync(join(folder, 'site.db'))).toBe(false);
});

test.runIf(existsSync('/proc/self'))('a folder that cannot be created is refused at once, in a sentence', async () => {
  const refused = await openServices(configFor('/proc/nope/data')).catch(explain);
  expect(refused).toBe(
    'The data folder cannot be written (/proc/nope): set DATA_DIR to a folder that this user may write.',
  );
});

test('a start over an older copy of the database deletes no picture, however old', async () => {
  const folder = await temporaryFolder();
  const services = await start(folder);
  const url = await addPicture(services);
  const aYearAgo = new Date(Date.now() - 365 * 86_400_000);
  utimesSync(join(folder, url), aYearAgo, aYearAgo);
  await services.db.write(async (tx) => tx.delete(images));
  writeFileSync(join(folder, 'uploads', 'products', '.1-half.png.part'), '');
  closeServices(services);
  const before = filesIn(folder);
  await start(folder);
  expect(filesIn(folder)).toEqual(before);
});

test('one of two simultaneous first starts fills the site, and the other finds it filled', async () => {
  const folder = await temporaryFolder();
  const config = configFor(folder, { STARTER_FOLDER: await starterOfOneProduct() });
  const said: string[] = [];
  const startTwice = [1, 2].map(async () => {
    const services = await openServices(config);
    onTestFinished(() => closeServices(services));
    await firstStart(config, services, (line) => void said.push(line));
    return services;
  });
  const [first] = await Promise.all(startTwice);
  expect(await first?.db.select({ name: products.name }).from(products)).toEqual([{ name: 'Vana' }]);
  expect(await first?.db.$count(images)).toBe(1);
  expect(said.filter((line) => line.startsWith('Filling'))).toHaveLength(1);
  // The password is shown once, so there must be only one.
  expect(said.filter((line) => line.startsWith('Password'))).toHaveLength(1);
});

async function starterOfOneProduct() {
  const folder = await temporaryFolder();
  const vana = { id: '1700000000000', name: 'Vana', description: 'DN50', category: '', price: '', image: 'vana.svg' };
  const content = { information: { products: { products: [vana] } }, messages: [] };
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  writeFileSync(join(folder, 'kvkk.md'), 'Sürüm: 1.0');
  writeFileSync(join(folder, 'vana.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  return folder;
}

test('a folder without content for a new site is refused by the name of its setting, and nothing is filled', async () => {
  const folder = await temporaryFolder();
  const config = configFor(folder, { STARTER_FOLDER: folder });
  const services = await openServices(config);
  onTestFinished(() => closeServices(services));
  await expect(firstStart(config, services, quiet)).rejects.toThrow(
    `The setting STARTER_FOLDER must name a folder of content: ${join(folder, 'content.json')} is missing.`,
  );
  expect(await services.db.$count(products)).toBe(0);
});

const vana = { id: '1700000000000', name: 'Vana', description: 'DN50', category: '', price: '', image: '' };
test.each([
  ['{"information":', /content\.json is no JSON/],
  [
    { information: { documents: { documents: [{ id: 'a', title: 'Belge', kind: 'OTHER', file: 'starter:a.pdf' }] } } },
    /a\.pdf/,
  ],
  [{ information: { products: { products: [{ ...vana, image: 'yok.svg' }] } } }, /yok\.svg/],
  [{ information: { products: { products: [{ ...vana, name: '' }] } } }, /name/i],
  [{ information: 7 }, /content\.json/],
])(
  'a folder with content that cannot be used is refused in a sentence, and nothing is filled: %#',
  async (content, said) => {
    const folder = await temporaryFolder();
    const starter = await temporaryFolder();
    writeFileSync(join(starter, 'content.json'), typeof content === 'string' ? content : JSON.stringify(content));
    writeFileSync(join(starter, 'kvkk.md'), 'Sürüm: 1.0');
    const services = await openServices(configFor(folder, { STARTER_FOLDER: starter }));
    onTestFinished(() => closeServices(services));
    const config = configFor(folder, { STARTER_FOLDER: starter });
    const sentence = await firstStart(config, services, quiet).catch(explain);
    expect(sentence).toMatch(/^The folder in STARTER_FOLDER cannot be used: /);
    expect(sentence).toMatch(said);
    expect([await services.db.$count(products), await services.db.$count(images)]).toEqual([0, 0]);
  },
);

test('a picture of the starter content that is given by an address stays there', async () => {
  const folder = await starterOfOneProduct();
  const image = 'https://ornek.com.tr/vana.png';
  const content = { information: { products: { products: [{ ...vana, image }] } } };
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  const config = configFor(await temporaryFolder(), { STARTER_FOLDER: folder });
  const services = await openServices(config);
  onTestFinished(() => closeServices(services));
  await firstStart(config, services, quiet);
  expect(await services.db.select({ image: products.image }).from(products)).toEqual([{ image }]);
});

test('a common password in the settings is refused before anything is written', async () => {
  const folder = await temporaryFolder();
  const config = configFor(folder, { ADMIN_PASSWORD: 'password123', STARTER_FOLDER: await starterOfOneProduct() });
  const services = await openServices(config);
  onTestFinished(() => closeServices(services));
  await expect(firstStart(config, services, quiet)).rejects.toThrow('The setting ADMIN_PASSWORD is one of');
  expect(await services.db.$count(products)).toBe(0);
  expect(await services.db.$count(state)).toBe(0);
});
