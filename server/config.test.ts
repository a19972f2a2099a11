import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { temporaryFolder } from './testing/openTestApi.ts';

test('without any setting the defaults hold', () => {
  expect(readConfig({}, '')).toMatchObject({ PORT: 4000, HOST: '', DATA_DIR: 'data', NODE_ENV: 'production' });
});

test.each([
  [{ PORT: 'dört bin' }, /^The setting PORT must be a number/],
  [{ PORT: '70000' }, /^The setting PORT /],
  [{ PUBLIC_ORIGIN: 'vitrin.example' }, /^The setting PUBLIC_ORIGIN must be an address/],
  [{ ADMIN_EMAIL: 'admin' }, /^The setting ADMIN_EMAIL must be an e-mail address/],
  [
    { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'kısa' },
    /^The setting ADMIN_PASSWORD must have at least 10 characters\.$/,
  ],
  [{ ADMIN_PASSWORD: 'yeterince uzun' }, /^The setting ADMIN_PASSWORD needs ADMIN_EMAIL/],
  [{ NODE_ENV: 'staging' }, /^The setting NODE_ENV /],
  [{ ADMIN_PASWORD: 'yeterince uzun' }, /^Unknown setting ADMIN_PASWORD: did you mean ADMIN_PASSWORD\.$/],
  [{ DATADIR: '/srv' }, /^Unknown setting DATADIR: did you mean DATA_DIR\.$/],
  [
    { DATABASE_URL: 'mysql://vitrin:gizli@localhost/vitrin' },
    /^The setting DATABASE_URL must be an address such as 'postgres:\/\/vitrin@db\.firma\.com\.tr\/vitrin'\.$/,
  ],
  [{ VITRIN_COLOUR: 'red' }, /^Unknown setting VITRIN_COLOUR: known are PORT,/],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment, '')).toThrow(sentence);
});

test('what else stands in the environment is none of our business', () => {
  expect(() => readConfig({ PATH: '/bin', HOSTNAME: 'x', npm_config_port: '1', NODE_OPTIONS: '' }, '')).not.toThrow();
});

test('a .env file is read, the environment wins over it, and it may hold nothing unknown', async () => {
  const file = join(await temporaryFolder(), '.env');
  writeFileSync(file, 'PORT=5000\nHOST=127.0.0.1\n');
  expect(readConfig({ PORT: '6000' }, file)).toMatchObject({ PORT: 6000, HOST: '127.0.0.1' });
  writeFileSync(file, 'PROT=5000\n');
  expect(() => readConfig({}, file)).toThrow(/^Unknown setting PROT in .*: did you mean PORT\.$/);
});
