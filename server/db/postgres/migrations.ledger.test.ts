import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'server/db/migrations.postgres';

/** Migrations from before several servers could run on one database. */
const before = ['0000_start.sql', '0001_search.sql'];

/** Exceptions, each with the reason why no earlier program is affected. */
const borne: Record<string, string> = {};

const removals = /drop\s+(table|column|view|function)|rename\s+(to|column)/;
const changes = /alter\s+column\s+\S+\s+(set\s+data\s+type|type|set\s+not\s+null)/;
const additions = /add\s+column\s+(?!.*\bdefault\b).*\bnot\s+null/;
const taking = new RegExp(`\\b(${[removals, changes, additions].map(({ source }) => source).join('|')})\\b`, 'gi');

test('an earlier program keeps working during a migration, which removes nothing and adds only optional columns', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !before.includes(name) && !borne[name]);
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const found = readFileSync(`${folder}/${name}`, 'utf8').match(taking) ?? [];
    expect([name, ...found]).toEqual([name]);
  }
  for (const wrong of [
    'DROP TABLE "kinds"',
    'ALTER TABLE "products" DROP COLUMN "price"',
    'ALTER TABLE "products" RENAME COLUMN "price" TO "cost"',
    'ALTER TABLE "products" ALTER COLUMN "price" SET NOT NULL',
    'ALTER TABLE "products" ADD COLUMN "weight" bigint NOT NULL',
  ])
    expect(wrong).toMatch(new RegExp(taking, 'i'));
  expect('ALTER TABLE "products" ADD COLUMN "weight" bigint DEFAULT 0 NOT NULL').not.toMatch(new RegExp(taking, 'i'));
});
