import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { backupFolders } from '../process/places.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';

test('without any settings the defaults apply', () => {
  expect(readConfig({}, '')).toMatchObject({ PORT: 4000, HOST: '', DATA_DIR: 'data', NODE_ENV: 'production' });
});

const whole = (least: number, most: number) => `must be a whole number from ${least} to ${most}`;
const host = "must be an address of this machine such as '127.0.0.1'";
const origin = "must be an address such as 'https://www.firma.com.tr'";
const storage = "must be an address such as 's3://bucket/prefix?endpoint=https://s3.firma.com.tr";

/** Each row has a setting, a wrong value and its sentence; 'Gizli-7' is a secret, which no sentence may show. */
const wrong: [name: string, value: string, sentence: string][] = [
  ...['70000', '-1', '80.5', '1e3', '0x50'].map((port): (typeof wrong)[0] => [
    'PORT',
    port,
    `${whole(0, 65_535)}, not '${port}'`,
  ]),
  ['HOST', '999.1.1.1', `${host}, not '999.1.1.1'`],
  ['HOST', '0.0.0.0/0', `${host}, not '0.0.0.0/0'`],
  ['TRUST_PROXY', '0.0.0.0/0', `${whole(0, 100)}, not '0.0.0.0/0'`],
  ['HOST', 'http://a:Gizli-7@b', `${host}, not 'http://…@b'`],
  ['DATABASE_URL', 'mysql://a:Gizli-7@b', "must be an address such as 'postgres://vitrin@db.firma.com.tr/vitrin'"],
  ['STORAGE_URL', 'http://Gizli-7@s3', `${storage}'`],
  ['STORAGE_URL', 's3://a:Gizli-7@b', `${storage}&region=eu-central-1', in ASCII letters and without a key`],
  ['AWS_ACCESS_KEY_ID', 'Gizli-7', 'need each other: AWS_SECRET_ACCESS_KEY is missing'],
  ['AWS_SECRET_ACCESS_KEY', 'Gizli-7', 'need each other: AWS_ACCESS_KEY_ID is missing'],
  ['PUBLIC_ORIGIN', 'ftp://a:Gizli-7@b', `${origin}, not 'ftp://…@b'`],
  ...['katalog', 'katalog/', '?q=1', '#ana', '/'].map((path): (typeof wrong)[0] => [
    'PUBLIC_ORIGIN',
    `https://www.firma.example/${path}`,
    `must be without a path, since the site needs a host of its own, not 'https://www.firma.example/${path}'`,
  ]),
  [
    'PUBLIC_ORIGIN',
    'https://ilker:Gizli-7@firma.example',
    "must be without a name and password, not 'https://…@firma.example'",
  ],
  [
    'READ_ORIGINS',
    'https://bayi.example/magaza',
    "must be origins such as 'https://bayi.example', or '*', not 'https://bayi.example/magaza'",
  ],
  ['IMPORT_HOSTS', 'erp.local, a b/c', "must be hosts such as 'erp.local, 10.0.0.5', not 'erp.local, a b/c'"],
  ['WEBHOOK_HOSTS', 'erp.local, a b/c', "must be hosts such as 'erp.local, 10.0.0.5', not 'erp.local, a b/c'"],
  ['ADMIN_EMAIL', 'iki\nsatır', "must be an e-mail address, not 'iki satır'"],
  ['ADMIN_PASSWORD', 'Gizli-7', 'must have at least 10 characters'],
  ['ADMIN_PASSWORD', 'Gizli-7 uzun', 'needs ADMIN_EMAIL beside it'],
  ['NODE_ENV', 'staging', "must be 'production', 'development' or 'test', not 'staging'"],
  ['COUNTRY_HEADER', 'a b', "must be the name of a header such as 'CF-IPCountry', not 'a b'"],
  ['AGENTS', 'no', "must be 'on' or 'off', not 'no'"],
  ['CHECK_LINKS', 'yes', "must be 'on' or 'off', not 'yes'"],
  ['PLAYGROUND', 'no', "must be 'on' or 'off', not 'no'"],
  ['UPLOAD_QUOTA_MB', '-5', `${whole(1, 1e9)}, not '-5'`],
  ['MESSAGE_RETENTION_MONTHS', '0', `${whole(1, 1200)}, not '0'`],
  ['HISTORY_KEPT_MONTHS', '1.5', `${whole(1, 1200)}, not '1.5'`],
  ['BACKUP_AT', '24:00', "must be a time such as '03:30', not '24:00'"],
  ['BACKUPS_KEPT', '0', `${whole(1, 10_000)}, not '0'`],
  ['BACKUP_PASSPHRASE', 'Gizli-7', 'must have at least 12 characters'],
  ['SMTP_URL', 'http://a:Gizli-7@b', "must be an address such as 'smtp://mail.firma.com.tr:587'"],
  ['SMTP_URL', 'smtp://a:Gizli-7@b', 'need each other: NOTIFY_EMAIL is missing'],
  ['IMAP_URL', 'imaps://mail.firma.com.tr', "must be an address such as 'imaps://user:password@mail.firma.com.tr'"],
  ['IMAP_URL', 'pop3://a:Gizli-7@b', "must be an address such as 'imaps://user:password@mail.firma.com.tr'"],
  ['IMAP_URL', 'imaps://a:Gizli-7%E0%A4@b', "must be an address such as 'imaps://user:password@mail.firma.com.tr'"],
  ['IMAP_URL', 'imaps://a:Gizli-7@b', 'needs SMTP_URL beside it'],
  ['NOTIFY_EMAIL', 'ece@firma.com.tr', 'need each other: SMTP_URL is missing'],
  ['LOG_LEVEL', 'loud', "must be 'trace', 'debug', 'info', 'warn', 'error', 'fatal' or 'silent', not 'loud'"],
  ['LOG_FORMAT', 'xml', "must be 'text' or 'json', not 'xml'"],
  ['ACCESS_LOG', 'yes', "must be 'on' or 'off', not 'yes'"],
  ['SLOW_MS', '0.2 s', `${whole(0, 600_000)}, not '0.2 s'`],
  ['TIME_ZONE', 'Istanbul', "must be a zone such as 'Europe/Istanbul' or 'Europe/Berlin', not 'Istanbul'"],
  ['TIME_ZONE', '+03:00', "must be a zone such as 'Europe/Istanbul' or 'Europe/Berlin', not '+03:00'"],
  ['HSTS_SUBDOMAINS', 'no', "must be 'on' or 'off', not 'no'"],
  ['METRICS_TOKEN', 'Gizli-7', 'must have at least 16 letters of ASCII, without blanks'],
  ['TRUST_PROXY', 'true', `${whole(0, 100)}, not 'true'`],
];

const refusalOf = (environment: NodeJS.ProcessEnv, file = '') => {
  try {
    backupFolders(readConfig(environment, file));
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  return 'taken';
};

test.each(wrong)('%s=%j is refused in one sentence, which shows no secret', (name, value, sentence) => {
  const said = refusalOf({ [name]: value });
  expect(said).toMatch(/^The settings? [^\n]*\.$/);
  expect(said).toContain(name);
  expect(said.endsWith(` ${sentence}.`), said).toBe(true);
  expect(said).not.toContain('Gizli-7');
});

test('the rows above cover every setting except the folders, which a start checks', () => {
  expect(
    new Set([...wrong.map(([name]) => name), 'DATA_DIR', 'EXPORT_FOLDER', 'IMPORT_FOLDER', 'STARTER_FOLDER']),
  ).toEqual(new Set(settingNames));
});

test.each([
  [{ ADMIN_PASWORD: 'yeterince uzun' }, /^Unknown setting ADMIN_PASWORD: did you mean ADMIN_PASSWORD\.$/],
  [{ DATADIR: '/srv' }, /^Unknown setting DATADIR: did you mean DATA_DIR\.$/],
  [{ SMTP_URL_FILES: '/run' }, /^Unknown setting SMTP_URL_FILES: did you mean SMTP_URL_FILE\.$/],
  [{ VITRIN_COLOUR: 'red' }, /^Unknown setting VITRIN_COLOUR: known are PORT,/],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(refusalOf(environment)).toMatch(sentence);
});

test('a secret comes from the file that NAME_FILE names, or from a credential of systemd', async () => {
  const folder = await temporaryFolder();
  const [passphrase, credential] = [join(folder, 'passphrase'), join(folder, 'METRICS_TOKEN')];
  writeFileSync(passphrase, 'çok gizli bir söz\n');
  writeFileSync(credential, 'belirtec-'.repeat(3));
  const environment = { BACKUP_PASSPHRASE_FILE: passphrase, CREDENTIALS_DIRECTORY: folder };
  expect(readConfig(environment, '')).toMatchObject({
    BACKUP_PASSPHRASE: 'çok gizli bir söz',
    METRICS_TOKEN: 'belirtec-belirtec-belirtec-',
  });
  const env = join(folder, '.env');
  writeFileSync(env, `BACKUP_PASSPHRASE_FILE=${passphrase}\n`);
  expect(readConfig({}, env).BACKUP_PASSPHRASE).toBe('çok gizli bir söz');

  writeFileSync(passphrase, 'Gizli-7');
  expect(refusalOf(environment)).toBe('The setting BACKUP_PASSPHRASE must have at least 12 characters.');
  expect(refusalOf({ ...environment, BACKUP_PASSPHRASE: 'Gizli-7' })).toBe(
    `The setting BACKUP_PASSPHRASE is given twice: directly and by the file ${passphrase}.`,
  );
  writeFileSync(passphrase, 'Gizli-7\nGizli-7\n');
  expect(refusalOf(environment)).toBe(`The file ${passphrase} of the setting BACKUP_PASSPHRASE must hold one line.`);
  expect(refusalOf({ SMTP_URL_FILE: join(folder, 'none') })).toBe(
    `The file ${join(folder, 'none')} of the setting SMTP_URL cannot be read (ENOENT).`,
  );
});

test('other variables of the environment are ignored', () => {
  const others = { PATH: '/bin', HOSTNAME: 'x', npm_config_port: '1', NODE_OPTIONS: '', AWS_CONFIG_FILE: '/x' };
  expect(() => readConfig(others, '')).not.toThrow();
});

test('a .env file is read, the environment overrides it, and it may contain nothing unknown', async () => {
  const file = join(await temporaryFolder(), '.env');
  writeFileSync(file, 'PORT=5000\nHOST=127.0.0.1\n');
  expect(readConfig({ PORT: '6000' }, file)).toMatchObject({ PORT: 6000, HOST: '127.0.0.1' });
  writeFileSync(file, 'PROT=5000\n');
  expect(() => readConfig({}, file)).toThrow(/^Unknown setting PROT in .*: did you mean PORT\.$/);
});
