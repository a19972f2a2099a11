import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { actAs } from '../core/actor.ts';
import { addToAudit } from '../context/audit.ts';
import type { Services } from '../context/context.ts';
import { DomainError } from '../core/errors.ts';
import { exportContent } from '../modules/upkeep/content/content.export.ts';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { redraw } from '../modules/upkeep/content/redraw.ts';
import { starterFolder } from '../process/places.ts';
import { createTidy } from '../modules/upkeep/housekeeping/tidy.ts';
import { reindexIfNeeded } from '../modules/upkeep/reindex/reindex.ts';
import { searchIndexes } from '../modules/upkeep/reindex/searchIndexes.ts';
import { command, CommandFailed, type Asked } from './command.ts';
import { refuseUnwritableFile } from './files.ts';
import { progressLine } from './progressLine.ts';
import { onSite } from './site.ts';

export const content = command({
  name: 'content',
  does: 'Exports and imports the whole content as one JSON file, and maintains it.',
  actions: [
    {
      words: 'export FILE',
      does: 'Writes it into FILE.',
      options: { pictures: { does: 'with the pictures in it' } },
      run: (asked) => onSite(asked, {}, (services) => writeOut(services, asked)),
    },
    {
      words: 'import FILE',
      does: 'Adds and changes what FILE holds: all of it, or nothing where something is wrong.',
      options: {
        'dry-run': { does: 'tells what would change, and changes nothing' },
        'new-site': { does: 'makes the site first, where there is none; its first start then adds no starter content' },
      },
      run: (asked) =>
        onSite(
          asked,
          { needs: asked.flags.has('new-site') ? 'nothing' : 'site', file: asked.words[0] },
          (services, file) => readIn(services, file, asked),
        ),
    },
    {
      words: 'drawings',
      does: "Draws the starter content's pictures again.",
      run: (asked) =>
        onSite(asked, {}, async ({ db, images }, _, config) => {
          const changed = await redraw(db, images, starterFolder(config));
          asked.say(`${changed} ${changed === 1 ? 'picture' : 'pictures'} drawn again.`);
        }),
    },
    {
      words: 'tidy',
      does: 'Sets aside forgotten files that housekeeping left, because they were too many at once.',
      run: (asked) =>
        onSite(asked, {}, async (services) => {
          await prepareIndex(services, asked);
          await createTidy(services)({ confirmed: true });
          asked.say('Tidied up.');
        }),
    },
  ],
});

/** The search index has to be current before and after the work; otherwise the next start would build it again. */
const prepareIndex = ({ db }: Services, { say }: Asked) => reindexIfNeeded(db, searchIndexes, { say });

async function writeOut({ db, images }: Services, { words: [file = ''], flags, say }: Asked) {
  refuseUnwritableFile(resolve(file));
  const content = await exportContent(db, flags.has('pictures') ? images : undefined);
  // The file is renamed once it is complete, so that a broken export leaves the old file whole.
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
  await addToAudit(db, { event: 'EXPORTED', about: basename(file) });
  say(`Content written to ${file}.`);
}

async function readIn(services: Services, file: string, asked: Asked) {
  const { db, images } = services;
  const { flags, say } = asked;
  const content = await readJson(file);
  await prepareIndex(services, asked);
  const progress = progressLine(process.stdout);
  const options = { dryRun: flags.has('dry-run'), images, uploader: 'import', keepBytes: true, progress };
  const actor = { admin: null, cause: 'importContent', source: basename(file) };
  const report = await actAs(actor, () => importContent(db, content, options))
    .finally(progress.end)
    .catch((error: unknown) => {
      throw explained(error);
    });
  if (!report.dryRun) await addToAudit(db, { event: 'IMPORTED', about: basename(file) });
  report.notes.forEach((note) => say(note));
  for (const { name, added, changed, unchanged } of report.parts) {
    say(`${name.toLowerCase()}: ${added} added, ${changed} changed, ${unchanged} unchanged.`);
  }
  say(report.dryRun ? 'This was a trial: nothing was changed.' : 'All of it is stored.');
}

/** Reports all problems, one on each line. Any other error is a bug and is thrown as it is. */
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
