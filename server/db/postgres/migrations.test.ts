import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'server/db/migrations.postgres';

/** Made before several servers could run on one database. */
const before = ['0000_start.sql', '0001_search.sql'];

/** What a program that does not know of it would meet, with what it does. Each entry says why no program before does. */
const borne: Record<string, string> = {};

const taking =
  /\b(drop\s+(table|column|view|function)|rename\s+(to|column)|alter\s+column\s+\S+\s+(set\s+data\s+type|type|set\s+not\s+null)|add\s+column\s+(?!.*\bdefault\b).*\bnot\s+null)\b/gi;

test('the program before goes on while a migration is made: it takes nothing away, and adds what need not be given', () => {
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
