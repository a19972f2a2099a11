import { randomUUID } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { StorageFailure } from '../db/storageFailure.ts';
import { unlessMissing } from './files.ts';
import type { FileStorage } from './fileStorage.ts';

/** The approximate number of bytes that copies may take up on this disk. */
const most = 2 * 1024 * 1024 * 1024;
/** Milliseconds after which a copy is compared with the bucket: files deleted by another server disappear within this time. */
const fresh = 3_600_000;

/**
 * Keeps copies of a bucket's files in a folder, so that a page with thirty pictures does not fetch thirty files. The least
 * recently used are removed first.
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
      // Browsers receive this time, which has to be the same on all servers.
      await utimes(temporary, new Date(), new Date(facts.modifiedAt));
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    sizes.set(name, facts.bytes);
    // A request that is reading a removed file can still read it to its end.
    for (const other of tooMuch.splice(0)) await rm(pathOf(other), { force: true });
    return path;
  }

  /** Fetches a file again, unless the bucket still has the same. */
  async function lookAgain(name: string, found: Stats | undefined) {
    const facts = found && (await source.facts(name));
    if (!facts || facts.bytes !== found.size || facts.modifiedAt !== found.mtimeMs) return fetchOne(name);
    await utimes(pathOf(name), new Date(), new Date(facts.modifiedAt));
    return pathOf(name);
  }

  await findLeft();

  /** Registers the copies of an earlier start. */
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
        // While the bucket is unavailable, an older copy is served.
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
