import { globSync, readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../graphql/client.ts';
import { linkTo } from '../testing/fakeServer.ts';
import { adminRoutes } from './adminRoutes.tsx';
import { screens } from './screens.ts';
import type { HistoryEntity } from '../graphql/generated/schema.ts';
import { addressOf, isLinked } from './session/screens.ts';
import { placeOf } from './upkeep/deeds/places.ts';

const routes = adminRoutes(createClient({ link: linkTo({}) }));
/** Returns the path of the route that shows an address, which is `*` for an address without a screen. */
const patternAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each(screens.map((screen) => [screen.path, screen] as const))(
  '%s has a route, roles, and an entry in the menu or another way to it',
  (path, screen) => {
    expect(patternAt(addressOf(screen))).toBe(path);
    expect(screen.roles).toContain('OWNER');
    expect(
      isLinked(screen) || (typeof screen.menu === 'object' && 'openedBy' in screen.menu && screen.menu.openedBy),
    ).toBeTruthy();
    for (const address of screen.states) expect([address, patternAt(address)]).toEqual([address, path]);
  },
);

test('no two screens have the same path or the same address in the menu', () => {
  const addresses = screens.map(addressOf);
  expect(addresses.filter((one, place) => addresses.indexOf(one) !== place)).toEqual([]);
});

test('each list of entries and each page is the code of a screen, or of a route that needs no session', () => {
  const files = readdirSync('web/admin', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(catalogue|pages|sales|people|upkeep)[/].*(List|Page)[.]tsx$/.test(name));
  const tables = ['workScreens.ts', 'definitionScreens.ts', 'upkeepScreens.ts', 'adminRoutes.tsx']
    .map((name) => readFileSync(`web/admin/${name}`, 'utf8'))
    .join('\n');
  /** Lists inside the screens of others. */
  const parts = [
    'catalogue/definitions/DefinitionsPage.tsx',
    'people/ownAccount/SessionList.tsx',
    'sales/customers/CustomerPage.tsx',
    'sales/enquiries/EnquiryInList.tsx',
    'sales/inbox/FolderList.tsx',
    'sales/offers/OfferList.tsx',
    'sales/orders/OrderPage.tsx',
  ];
  expect(files.filter((name) => !tables.includes(name) && !parts.includes(name))).toEqual([]);
});

/** Dialogs that the walk in a browser does not open, and why. */
const unopened: Record<string, string> = {
  DocumentDialog: 'The dialog of a category has the same inputs.',
  FineDialog: 'It has one line and a list of boxes.',
  KeyDialog: 'It has two lines, boxes and a list; the test of the list opens it.',
  LanguageDialog: 'The journey of translations adds a language by it.',
  LetterDialog: 'Its lines are those of the dialog in which an offer is sent.',
  LinkDialog: 'It shows one address.',
  MergeDialog: 'It has one list to choose from.',
  NewProfileDialog: 'It has one line.',
  OfferDialog: 'The journeys of enquiries open it.',
  RedirectDialog: 'It has two lines.',
  RenameDialog: 'It has one line.',
  RestoreDialog: 'The journey of a restore opens it.',
  SectorDialog: 'It has one list.',
  StepDialog: 'It has two fields at most.',
  TextsDialog: 'The journey of translations opens it.',
  WebhookDialog: 'It has two lines and boxes; the test of the list opens it.',
};

test('each dialog of a screen is opened by a state in e2e/walk/adminStates.ts, or has a reason here', () => {
  const dialogs = readdirSync('web/admin', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .flatMap((name) => /^(?:catalogue|pages|sales|people|upkeep)[/].*?(\w+Dialog)[.]tsx$/.exec(name)?.[1] ?? []);
  const states = readFileSync('e2e/walk/adminStates.ts', 'utf8');
  expect(dialogs.filter((name) => !states.includes(`opens: '${name}'`) && !(name in unopened))).toEqual([]);
});

test('each kind of entity that the history names has a screen that its lines lead to, or none on purpose', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const kinds = /enum HistoryEntity {([^}]*)}/.exec(schema)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? [];
  expect(kinds.length).toBeGreaterThan(20);
  const places = kinds.map((kind) => placeOf({ entity: kind.trim() as HistoryEntity, id: '1', name: 'Vana' }));
  expect(places.filter((place) => place !== null && patternAt(place) === '*')).toEqual([]);
});

test('each kind of entry in the bin belongs to one screen', () => {
  const schema = readFileSync('schema.graphql', 'utf8');
  const kinds = /enum BinEntity {([^}]*)}/.exec(schema)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? [];
  const named = screens.flatMap(({ binned = [] }) => binned.map(({ entity }) => entity));
  expect(named.toSorted()).toEqual(kinds.map((kind) => kind.trim()).toSorted());
});

/** Finds addresses in source code, up to their variable part. Addresses with a dot are files, which the server answers. */
const written = /(?:['"`]|origin\})(\/admin(?:\/[a-z-]+)+)(?=['"`\s?#\\$/])(?![^'"`\s]*[.](?:csv|pdf)\b)/g;

test('each address of the admin that the server and the admin link to has a route', () => {
  const sources = ['server', 'web/admin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<![.]test)[.]tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const addresses = new Set(
    sources.flatMap((source) => [...source.matchAll(written)].map(([, address = '']) => address)),
  );
  expect([...addresses]).toEqual(expect.arrayContaining(['/admin/messages', '/admin/account', '/admin/invitation']));
  expect([...addresses].filter((address) => patternAt(address) === '*')).toEqual([]);
});

test('whatever opens below a line in the admin is a Disclosure, and shows no triangle of the browser', () => {
  const own = globSync('web/admin/**/*.tsx', { exclude: ['**/*.test.tsx'] }).filter((path) =>
    /<details\b|component="details"/.test(readFileSync(path, 'utf8')),
  );
  expect(own).toEqual(['web/admin/parts/page/Disclosure.tsx']);
});
