import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.ts';

/** Secret settings. Each can also come from a file, by NAME_FILE or as a credential of systemd. */
export const secrets = [
  'ADMIN_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'IMAP_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'STORAGE_URL',
];

export const fileNames = secrets.map((name) => `${name}_FILE`);

type Given = Record<string, string | undefined>;

/** The file of a secret; undefined where there is none. */
export function fileOf(name: string, given: Given): string | undefined {
  const named = given[`${name}_FILE`];
  if (named) return resolve(root, named);
  const { CREDENTIALS_DIRECTORY: folder } = given;
  const credential = folder ? join(folder, name) : undefined;
  return credential !== undefined && existsSync(credential) ? credential : undefined;
}

/** Reads secrets from files. Throws one sentence for a secret that is given twice, and for a file that cannot be read. */
export function readSecrets(given: Given): Given {
  const found: Given = {};
  for (const name of secrets) {
    const file = fileOf(name, given);
    if (file === undefined) continue;
    if (given[name]) throw new Error(`The setting ${name} is given twice: directly and by the file ${file}.`);
    found[name] = readSecret(name, file);
  }
  return found;
}

function readSecret(name: string, file: string): string {
  try {
    const [line = '', ...more] = readFileSync(file, 'utf8').trimEnd().split('\n');
    if (line !== '' && more.length === 0) return line;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`The file ${file} of the setting ${name} cannot be read (${reason}).`, { cause: error });
  }
  throw new Error(`The file ${file} of the setting ${name} must hold one line.`);
}
