import { expect, test } from 'vitest';
import { circlesOfFolders } from './folders.js';

test('folders that import each other are found by the imports that do it, however long the way back is', () => {
  const [toSpecs, toKinds, back] = [
    ['server/modules/catalogue/products/products.store.ts', 'server/modules/catalogue/specs/specs.store.ts'],
    ['server/modules/catalogue/specs/specsOf.ts', 'server/modules/catalogue/kinds/kinds.store.ts'],
    ['server/modules/catalogue/kinds/kindChanges.ts', 'server/modules/catalogue/products/products.writer.ts'],
  ];
  expect(circlesOfFolders([toSpecs, toKinds])).toEqual([]);
  expect(circlesOfFolders([toSpecs, toKinds, back])).toEqual([[toSpecs, toKinds, back]]);
});

test('groups of modules are compared like the modules in them, and a file beside a folder like a folder', () => {
  const down = ['server/modules/sales/offers/offers.store.ts', 'server/modules/people/audit/audit.store.ts'];
  const up = ['server/modules/people/signIn/signIn.resolvers.ts', 'server/modules/sales/messages/messages.store.ts'];
  expect(circlesOfFolders([down, up])).toEqual([[down, up]]);
  const list = ['server/modules/entities.ts', 'server/modules/sales/offers/offers.entity.ts'];
  const register = ['server/modules/sales/offers/offers.store.ts', 'server/modules/entities.ts'];
  expect(circlesOfFolders([list, register])).toEqual([[list, register]]);
});

test('tests ask for anything, and generated types are no part of the tree', () => {
  expect(
    circlesOfFolders([
      ['server/modules/sales/offers/offers.store.ts', 'server/generated/resolvers.ts'],
      ['server/generated/resolvers.ts', 'server/modules/sales/offers/offers.store.ts'],
      ['server/db/writes.test.ts', 'server/modules/sales/offers/offers.store.ts'],
      ['server/modules/sales/offers/offers.store.ts', 'server/db/database.ts'],
    ]),
  ).toEqual([]);
});
