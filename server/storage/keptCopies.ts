import { randomUUID } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { StorageFailure } from '../db/storageFailure.ts';
import { unlessMissing } from './files.ts';
import type { FileStorage } from './fileStorage.ts';

/** Bytes that copies take up on this disk, more or less. */
const most = 2 * 1024 * 1024 * 1024;
/** Milliseconds after which it is asked whether a file is still there: one that was deleted at another server is gone by then here, too. */
const fresh = 3_600_000;

/**
 * Copies of a bucket's files in a folder, so that a page with thirty pictures does not ask for thirty files elsewhere. Those
 * not asked for the longest go first.
 */
export async function createKept(folder: string, source: Pick<FileStorage, 'stream' | 'facts'>) {
  const pathOf = (name: string) => join(folder, name);
  const underWay = new Map<string, Promise<string | null>>();
  const tooMuch: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize: most,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_, name, reason) => void (reason === 'evict' && tooMuch.push(name)),
  });

  async function fetchOne(name: string): Promise<string | null> {
    const facts = await source.facts(name);
    const stream = facts && (await source.stream(name));
    if (!facts || !stream) return null;
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const temporary = join(dirname(path), `.${randomUUID()}.part`);
    try {
      await pipeline(stream, createWriteStream(temporary));
      if ((await stat(temporary)).size !== facts.bytes) throw new Error(`Of ${name} not all has come.`);
      // It is told to browsers, and all servers have to say the same.
      await utimes(temporary, new Date(), new Date(facts.modifiedAt));
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    sizes.set(name, facts.bytes);
    // Whoever is reading one of them goes on.
    for (const other of tooMuch.splice(0)) await rm(pathOf(other), { force: true });
    return path;
  }

  /** What is still the same there need not be fetched. */
  async function lookAgain(name: string, found: Stats | undefined) {
    const facts = found && (await source.facts(name));
    if (!facts || facts.bytes !== found.size || facts.modifiedAt !== found.mtimeMs) return fetchOne(name);
    await utimes(pathOf(name), new Date(), new Date(facts.modifiedAt));
    return pathOf(name);
  }

  await findLeft();

  /** What is there since an earlier start. */
  async function findLeft() {
    const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
    for (const entry of entries.filter((entry) => entry.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const found = await unlessMissing(stat(path));
      if (!found) continue;
      if (!entry.name.startsWith('.')) sizes.set(path.slice(folder.length + 1), found.size);
      else if (Date.now() - found.mtimeMs > fresh) await rm(path, { force: true });
    }
  }

  return {
    /** Null when there is no such file. */
    async path(name: string): Promise<string | null> {
      const found = await unlessMissing(stat(pathOf(name)));
      if (found && Date.now() - found.ctimeMs < fresh) {
        if (sizes.get(name) === undefined) sizes.set(name, found.size);
        return pathOf(name);
      }
      const fetching = underWay.get(name) ?? lookAgain(name, found).finally(() => underWay.delete(name));
      underWay.set(name, fetching);
      try {
        const path = await fetching;
        if (path === null) await this.forget(name);
        return path;
      } catch (error) {
        // While the bucket is away, an older copy is as good.
        if (found && error instanceof StorageFailure) return pathOf(name);
        throw error;
      }
    },
    async forget(name: string) {
      sizes.delete(name);
      await rm(pathOf(name), { force: true });
    },
  };
}
