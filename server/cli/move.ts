import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { bucketName } from '../core/storage/bucket.ts';
import { storageOf } from '../core/storage/storageOf.ts';
import { moveDatabase } from '../db/move/moveDatabase.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { folderOf, readEnds } from '../modules/moving/ends.ts';
import { moveFiles } from '../modules/moving/moveFiles.ts';
import { bucketAt } from '../places.ts';
import { progressLine } from './progressLine.ts';
import { CommandFailed, report } from './run.ts';

const usage = `Usage: npm run move -- --from FOLDER --to postgres://… [--to s3://…], or the other way round:
--from postgres://… [--from s3://…] --to FOLDER. Either of the two can stand alone.`;

const count = (number: number) => number.toLocaleString('en');

/** Moves a site that is stopped between a folder and servers. Where it comes from stays as it is. */
void report(async (words) => {
  const ends = readEnds(words);
  if (!ends) throw new CommandFailed(usage);
  const folder = folderOf(ends);
  const isToServer = ends.from.folder !== undefined;
  const server = isToServer ? ends.to : ends.from;
  if (server.bucket !== undefined) await files(folder, server.bucket, isToServer);
  if (server.database !== undefined) await database(folder, server.database, isToServer);
  console.log(`Moved and compared. What was moved is still where it was: remove it when the site runs well.`);
});

async function files(folder: string, url: string, isToServer: boolean) {
  const bucket = bucketAt(url, readConfig(), 'The address of the bucket');
  const uploads = join(folder, 'uploads');
  const [here, there] = [await storageOf({ folder: uploads }), await storageOf({ folder: uploads, bucket })];
  const [origin, target] = isToServer ? [uploads, bucketName(bucket)] : [bucketName(bucket), uploads];
  const [from, to] = isToServer ? [here, there] : [there, here];
  const progress = progressLine(process.stdout);
  console.log(`Files: from ${origin} to ${target}.`);
  const moved = await moveFiles({ from, to, origin, target }, progress).finally(progress.end).catch(brokenOff);
  for (const { name, sha256 } of moved) console.log(`${sha256}  ${name}`);
  console.log(`${count(moved.length)} files, each with the same SHA-256 on both sides.`);
}

async function database(dataDir: string, url: string, isToServer: boolean) {
  const progress = progressLine(process.stdout);
  console.log('Rows: copied first, then read on both sides and compared.');
  const compared = await moveDatabase({ dataDir, url, isToServer }, progress).finally(progress.end).catch(brokenOff);
  for (const { table, source } of compared) console.log(`${source.sum}  ${table}: ${count(source.rows)} rows`);
  const rows = compared.reduce((sum, { source }) => sum + source.rows, 0);
  console.log(
    `${compared.length} tables with ${count(rows)} rows, each with the same SHA-256 on both sides. The index of the search is made again by the first start.`,
  );
}

/** A full disk, a lost connection. */
function brokenOff(error: unknown): never {
  const cause = storageFailureOf(error)?.cause;
  if (!(cause instanceof Error)) throw error;
  throw new CommandFailed(
    `The move was broken off (${cause.message.replace(/\.$/, '')}): the same command goes on where it ended.`,
  );
}
