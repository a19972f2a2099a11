import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessMissing, flush } from './files.ts';
import type { FileStorage } from './fileStorage.ts';

/** Stores files in a folder of this disk. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, name);

  /** Renames a file to its final name once all its bytes are on the disk. */
  async function place(name: string, write: (temporary: string) => Promise<void>) {
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await flush(dirname(path));
  }

  async function* list(below: string): AsyncGenerator<string> {
    for (const entry of (await unlessMissing(readdir(pathOf(below), { withFileTypes: true }))) ?? []) {
      const name = `${below}/${entry.name}`;
      if (entry.isDirectory()) yield* list(name);
      else if (entry.isFile()) yield name;
    }
  }

  return {
    put: (name, bytes) =>
      place(name, async (temporary) => {
        const handle = await open(temporary, 'w');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
      }),
    async take(name, path) {
      await place(name, async (temporary) => {
        await moveOrCopy(path, temporary);
        await flush(temporary, 'r+');
      });
      await rm(path, { force: true });
    },
    read: async (name) => (await unlessMissing(readFile(pathOf(name)))) ?? null,
    async stream(name, part) {
      const there = await unlessMissing(stat(pathOf(name)));
      return there ? createReadStream(pathOf(name), part) : null;
    },
    async facts(name) {
      const found = await unlessMissing(stat(pathOf(name)));
      return found ? { bytes: found.size, modifiedAt: found.mtimeMs } : null;
    },
    local: async (name) => pathOf(name),
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (below) => rm(pathOf(below), { recursive: true, force: true }),
    async rename(name, other) {
      await mkdir(dirname(pathOf(other)), { recursive: true, mode: 0o700 });
      await unlessMissing(rename(pathOf(name), pathOf(other)));
    },
    list,
  };
}

async function moveOrCopy(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    // A file cannot be renamed to another disk, so it is copied.
    await copyFile(from, to);
  }
}
