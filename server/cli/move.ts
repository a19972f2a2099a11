import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../settings/config.ts';
import { bucketName } from '../storage/bucket.ts';
import { storageOf } from '../storage/storageOf.ts';
import { moveDatabase } from '../db/move/moveDatabase.ts';
import { serverName } from '../db/sqlite/moveNote.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { folderOf, readPlaces, showsPassword, type Place } from '../modules/upkeep/moving/movePlaces.ts';
import { moveFiles } from '../modules/upkeep/moving/moveFiles.ts';
import { bucketAt } from '../process/places.ts';
import { command, CommandFailed, type Asked } from './command.ts';
import { progressLine } from './progressLine.ts';
import { becomeOwnerOf } from './site.ts';
import { countText } from '../../common/text/locale.ts';

export const move = command({
  name: 'move',
  does: 'Copies a stopped site between a folder and servers. The place it comes from stays as it is.',
  actions: [
    {
      words: '',
      does: `A PLACE is a folder, an address (postgres://… or s3://…), or the name of the setting that holds one: DATABASE_URL, STORAGE_URL.
      One side is a folder; the other a database, a bucket, or both, such as --from data --to DATABASE_URL --to STORAGE_URL.`,
      options: { from: { does: 'where it lies now', value: 'PLACE' }, to: { does: 'where it goes', value: 'PLACE' } },
      run: moveSite,
    },
  ],
});

async function moveSite({ values: { from = [], to = [] }, environment, say, warn }: Asked) {
  const config = readConfig(environment);
  const places = readPlaces(from, to, config);
  if (!places)
    throw new CommandFailed(
      'Give a folder on one side, and a database, a bucket or both on the other: see npm run move -- --help.',
    );
  if (showsPassword([...from, ...to]))
    warn(
      'A password in the command line can be read by everyone on this machine: set DATABASE_URL, and give its name.',
    );
  const folder = folderOf(places);
  if (!existsSync(folder)) throw new CommandFailed(`There is no folder ${folder}: check its name, or make it first.`);
  becomeOwnerOf(folder, warn);
  warn(`From ${placesOf(places.from, config)} to ${placesOf(places.to, config)}.`);
  const isToServer = places.from.folder !== undefined;
  const server = isToServer ? places.to : places.from;
  if (server.bucket !== undefined) await files({ folder, url: server.bucket, isToServer }, config, say);
  if (server.database !== undefined) await database({ dataDir: folder, url: server.database, isToServer }, say);
  say(`Moved and compared. What was moved is still where it was: remove it when the site runs well.`);
}

/** Names the places without their passwords. */
const placesOf = ({ folder, database, bucket }: Place, config: Config) =>
  [folder, database && serverName(database), bucket && bucketName(bucketOf(bucket, config))]
    .filter(Boolean)
    .join(' and ');

const bucketOf = (url: string, config: Config) => bucketAt(url, config, 'The address of the bucket');

const count = (number: number) => countText(number, 'en');

type Files = { folder: string; url: string; isToServer: boolean };

async function files({ folder, url, isToServer }: Files, config: Config, say: Asked['say']) {
  const bucket = bucketOf(url, config);
  const uploads = join(folder, 'uploads');
  const [here, there] = [await storageOf({ folder: uploads }), await storageOf({ folder: uploads, bucket })];
  const [origin, target] = isToServer ? [uploads, bucketName(bucket)] : [bucketName(bucket), uploads];
  const [from, to] = isToServer ? [here, there] : [there, here];
  const progress = progressLine(process.stdout);
  say(`Files: from ${origin} to ${target}.`);
  const moved = await moveFiles({ from, to, origin, target }, progress).finally(progress.end).catch(brokenOff);
  for (const { name, sha256 } of moved) say(`${sha256}  ${name}`);
  say(`${count(moved.length)} files, each with the same SHA-256 on both sides.`);
}

async function database(move: Parameters<typeof moveDatabase>[0], say: Asked['say']) {
  const progress = progressLine(process.stdout);
  say('Rows: copied first, then read on both sides and compared.');
  const compared = await moveDatabase(move, progress).finally(progress.end).catch(brokenOff);
  for (const { table, source } of compared) say(`${source.sum}  ${table}: ${count(source.rows)} rows`);
  const rows = compared.reduce((sum, { source }) => sum + source.rows, 0);
  say(
    `${compared.length} tables with ${count(rows)} rows, each with the same SHA-256 on both sides. The index of the search is made again by the first start.`,
  );
}

/** A full disk or a lost connection stops a move, which can be continued. */
function brokenOff(error: unknown): never {
  const cause = storageFailureOf(error)?.cause;
  if (!(cause instanceof Error)) throw error;
  throw new CommandFailed(
    `The move was broken off (${cause.message.replace(/\.$/, '')}): the same command goes on where it ended.`,
  );
}
