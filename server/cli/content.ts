import { readFile, rename, writeFile } from 'node:fs/promises';
import { exportContent } from '../modules/content/content.export.ts';
import { importContent } from '../modules/content/content.import.ts';
import { CommandFailed, runCommand } from './run.ts';

/** The whole content as one JSON file, out and in. */
await runCommand(async ({ db }, [action, file, option]) => {
  if (!file || (option && option !== '--dry-run')) {
    throw new CommandFailed('Usage: npm run content -- export FILE | import FILE [--dry-run].');
  }
  if (action === 'export') {
    // Written beside and then put in place: a broken-off export leaves the old file whole.
    await writeFile(`${file}.part`, `${JSON.stringify(await exportContent(db), null, 2)}\n`);
    await rename(`${file}.part`, file);
    console.log(`Content written to ${file}.`);
  } else if (action === 'import') {
    const report = await importContent(db, await readJson(file), { dryRun: option === '--dry-run' });
    report.notes.forEach((note) => console.log(note));
    const { categories, products, messages, dryRun } = report;
    console.log(
      `${dryRun ? 'Would take over' : 'Took over'} ${categories} categories, ${products} products and ${messages} messages.`,
    );
  } else {
    throw new CommandFailed(`Unknown action ${action}: export or import.`);
  }
});

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailed(`The file ${file} cannot be read.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandFailed(`The file ${file} is not JSON.`);
  }
}
