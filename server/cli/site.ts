import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig, type Config } from '../settings/config.ts';
import type { Services } from '../context/context.ts';
import { bucketName } from '../storage/bucket.ts';
import { userName } from '../process/users.ts';
import { serverName } from '../db/sqlite/moveNote.ts';
import { databaseFile } from '../db/sqlite/sqliteDatabase.ts';
import { dataFolder, uploadsOf } from '../process/places.ts';
import { closeServices, openServices } from '../process/services.ts';
import { CommandFailed, type Asked } from './command.ts';
import { openToRead, withReadable } from './files.ts';
import { setTimeZone } from '../../common/text/companyTime.ts';

type Wanted = {
  /** Commands create no site: only a start does, and a restore fills an existing folder. */
  needs?: 'site' | 'folder' | 'nothing';
  /** `site.key` may be missing when the database is on a server. */
  mayLackKey?: boolean;
  /** A file to read, which is opened while the process still has root's rights. */
  file?: string;
};

/** Runs `work` on the configured site, and first prints which that is. Root continues as the owner of the data folder. */
export async function atSite(
  { environment, warn }: Asked,
  { needs = 'site', mayLackKey = false, file = '' }: Wanted,
  work: (config: Config, file: string) => Promise<void>,
) {
  const config = readConfig(environment);
  setTimeZone(config.TIME_ZONE);
  const folder = dataFolder(config);
  const source = file === '' ? undefined : openToRead(file);
  becomeOwnerOf(folder, warn);
  warn(`Site: ${placesOf(config).join(', ')}`);
  if (needs === 'site') await refuseNoSite(config, mayLackKey);
  if (needs === 'folder' && !existsSync(folder))
    throw new CommandFailed(`There is no folder ${folder}: check DATA_DIR, or make it first.`);
  warnOfLeftBucket(config, warn);
  await withReadable({ file, source, folder: nearest(folder) }, (readable) => work(config, readable));
}

/** Like `atSite`, with the services of the site opened. */
export const onSite = (
  asked: Asked,
  wanted: Wanted,
  work: (services: Services, file: string, config: Config) => Promise<void>,
) =>
  atSite(asked, wanted, async (config, file) => {
    const services = await openServices(config, { computes: true });
    try {
      await work(services, file, config);
    } finally {
      closeServices(services);
    }
  });

/** Files that root makes in the folder would break the service: every later backup, or its next start. */
export function becomeOwnerOf(folder: string, warn: (line: string) => void) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(nearest(folder));
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  process.umask(0o077);
  warn(`Going on as ${userName()}, the owner of ${folder}.`);
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/** Names the places of the site without passwords. */
function placesOf(config: Config) {
  const { DATABASE_URL: url } = config;
  const { bucket } = uploadsOf(config);
  return [
    `DATA_DIR ${dataFolder(config)}`,
    ...(url ? [`DATABASE_URL ${serverName(url)}`] : []),
    ...(bucket ? [`STORAGE_URL ${bucketName(bucket)}`] : []),
  ];
}

const elsewhere = 'the service may have it from a file that this command does not read, such as /etc/vitrin.env';

async function refuseNoSite({ DATABASE_URL: url, ...config }: Config, mayLackKey: boolean) {
  const folder = dataFolder(config);
  const hasKey = existsSync(join(folder, 'site.key'));
  if (url === undefined) {
    if (statSync(databaseFile(folder), { throwIfNoEntry: false })?.size) return;
    const hint = hasKey ? ` Its key is there, so it may need DATABASE_URL: ${elsewhere}.` : '';
    throw new CommandFailed(`There is no site in ${folder}: check DATA_DIR.${hint}`);
  }
  if (!hasKey && !mayLackKey) throw new CommandFailed(`There is no site.key in ${folder}: check DATA_DIR.`);
  const { isEmpty } = await import('../db/move/openServer.ts');
  if (await isEmpty(url)) throw new CommandFailed(`There is no site in ${serverName(url)}: check DATABASE_URL.`);
}

/** Only a service with a bucket has copies of its files. */
function warnOfLeftBucket(config: Config, warn: (line: string) => void) {
  const copies = join(dataFolder(config), 'uploads', '.copies');
  if (config.STORAGE_URL === undefined && existsSync(copies))
    warn(`STORAGE_URL is not set, and ${copies} holds copies out of a bucket: ${elsewhere}.`);
}

/** The newest backup shows whether the service encrypts them. */
export const refuseUnsealed = (newest: { name: string; isEncrypted: boolean } | undefined) => {
  if (newest?.isEncrypted)
    throw new CommandFailed(
      `The newest backup, ${newest.name}, is encrypted, and BACKUP_PASSPHRASE is not set: ${elsewhere}. Set it, or add --unsealed.`,
    );
};
