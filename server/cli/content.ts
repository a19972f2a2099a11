import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { actAs } from '../core/actor.ts';
import { addToAudit } from '../core/audit.ts';
import { DomainError } from '../core/errors.ts';
import { exportContent } from '../modules/content/content.export.ts';
import { importContent } from '../modules/content/content.import.ts';
import { redraw } from '../modules/content/redraw.ts';
import { createTidy } from '../modules/housekeeping/tidy.ts';
import { reindexIfNeeded } from '../modules/search/reindex.ts';
import { searchIndexes } from '../searchIndexes.ts';
import { progressLine } from './progressLine.ts';
import { CommandFailed, runCommand } from './run.ts';

const usage = 'Usage: npm run content -- export FILE [--pictures] | import FILE [--dry-run] | drawings | tidy.';
const known = { export: '--pictures', import: '--dry-run' };

/** The whole content as one JSON file, out and in; the starter's pictures drawn again; and what housekeeping did not dare to do by itself. */
void runCommand(async (services, [action, file, option]) => {
  const { db, images } = services;
  // What is written or taken away has to fit what the index holds; nor does the next start then make it again.
  if (action === 'tidy' || action === 'import') await reindexIfNeeded(db, searchIndexes, { say: console.log });
  if (action === 'tidy') {
    await createTidy(services)({ confirmed: true });
    return console.log('Tidied up.');
  }
  if (action === 'drawings') {
    const changed = await redraw(db, images);
    return console.log(`${changed} ${changed === 1 ? 'picture' : 'pictures'} drawn again.`);
  }
  if ((action !== 'export' && action !== 'import') || !file || (option && option !== known[action])) {
    throw new CommandFailed(usage);
  }
  if (action === 'export') {
    const content = await exportContent(db, option ? images : undefined);
    // Written beside and then put in place: a broken-off export leaves the old file whole.
    await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
    await addToAudit(db, { event: 'EXPORTED', about: basename(file) });
    return console.log(`Content written to ${file}.`);
  }
  const content = await readJson(file);
  const progress = progressLine(process.stdout);
  const options = { dryRun: Boolean(option), images, uploader: 'import', keepBytes: true, progress };
  const actor = { admin: null, cause: 'importContent', source: basename(file) };
  const report = await actAs(actor, () => importContent(db, content, options))
    .finally(progress.end)
    .catch((error: unknown) => {
      throw explained(error);
    });
  if (!report.dryRun) await addToAudit(db, { event: 'IMPORTED', about: basename(file) });
  report.notes.forEach((note) => console.log(note));
  for (const { name, added, changed, unchanged } of report.parts) {
    console.log(`${name.toLowerCase()}: ${added} added, ${changed} changed, ${unchanged} unchanged.`);
  }
  console.log(report.dryRun ? 'This was a trial: nothing was changed.' : 'All of it is stored.');
});

/** All that is wrong, line by line; any other error is a bug and is not explained. */
function explained(error: unknown) {
  if (!(error instanceof DomainError)) return error;
  const lines = error.details.problems?.map(({ field, message }) => `${field || 'top'}: ${message}`) ?? [error.message];
  return new CommandFailed([...lines, 'Nothing was changed.'].join('\n'));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandFailed(`The file ${file} cannot be read: ${error.message}.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandFailed(`The file ${file} is not JSON: ${(error as Error).message}.`);
  }
}
