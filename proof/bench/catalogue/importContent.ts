import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../tools/command.ts';

/** Imports a content document into a data folder with the product's command. */
export async function importContent(dataDir: string, content: object, ...options: string[]) {
  const file = join(dataDir, 'generated.json');
  await writeFile(file, JSON.stringify(content));
  command('content', ['import', file, ...options], dataDir);
  await rm(file);
}
