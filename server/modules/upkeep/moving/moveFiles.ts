import type { Progress } from '../../../jobs/progress.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { holdsUploads, moveNote, uploadsIn } from '../../../storage/uploadFolders.ts';
import { sumIn } from '../backup/backupBucket.ts';

export type MovedFile = { name: string; sha256: string };

/** So many files are copied at the same time. */
const lanes = 4;

type Move = { from: FileStorage; to: FileStorage; origin: string; target: string };

/**
 * Copies every upload to an empty place, reads both sides and compares them; the originals stay. An interrupted move
 * continues when it is repeated. Throws an Error with one clear sentence.
 */
export async function moveFiles({ from, to, origin, target }: Move, progress: Progress): Promise<MovedFile[]> {
  await refuseOthers(to, origin, target);
  await to.put(moveNote, Buffer.from(origin));
  const names = await namesIn(from);
  progress.expect(2 * names.length);
  await inLanes(names, async (name) => {
    await copy(from, to, name);
    await progress.advance();
  });
  const moved: MovedFile[] = [];
  await inLanes(await namesIn(from), async (name) => {
    const [source, copied] = [await sumIn(from, name), await sumIn(to, name)];
    if (source === undefined || source !== copied) {
      throw new Error(`The file ${name} is not the same on both sides: stop the site, and move again.`);
    }
    moved.push({ name, sha256: source });
    await progress.advance();
  });
  await to.remove(moveNote);
  return moved.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function copy(from: FileStorage, to: FileStorage, name: string) {
  const [facts, there] = [await from.facts(name), await to.facts(name)];
  if (there && there.bytes === facts?.bytes) return;
  const bytes = await from.read(name);
  if (bytes) await to.put(name, bytes);
}

async function refuseOthers(to: FileStorage, origin: string, target: string) {
  const note = (await to.read(moveNote))?.toString();
  if (note === origin) return;
  if (note !== undefined) {
    throw new Error(`In ${target} lies a half of a move from ${note}: go on with that one, or empty it.`);
  }
  if (await holdsUploads(to)) {
    throw new Error(`There are files in ${target} already: a move needs an empty place. Nothing was changed.`);
  }
}

async function namesIn(storage: FileStorage) {
  const names: string[] = [];
  for await (const name of uploadsIn(storage)) names.push(name);
  return names;
}

async function inLanes(names: string[], work: (name: string) => Promise<void>) {
  const left = names.values();
  const lane = async () => {
    for (const name of left) await work(name);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
