import { openDB, type IDBPDatabase } from 'idb';
import { logError } from '../../../components/logError.ts';
import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';

type Storage = Parameters<typeof readStored>[0];

/**
 * Reads what this browser keeps for one admin, such as filters and shortcuts; undefined when there is nothing. The
 * caller vouches for `T`: only `writeJson` with the same key may have written the value.
 */
export const readJson = <T>(key: string, storage: Storage = 'localStorage') =>
  (parseStored(readStored(storage, key)) ?? undefined) as T | undefined;

/** Undefined removes the entry. */
export const writeJson = (key: string, value: unknown, storage: Storage = 'localStorage') =>
  writeStored(storage, key, value === undefined ? null : JSON.stringify(value));

const store = 'drafts';
let opened: Promise<IDBPDatabase> | undefined;

/** IndexedDB, since a browser that crashes loses up to a minute of its last writes to `localStorage`. */
function open() {
  opened ??= openDB('admin', 1, {
    upgrade: (db) => void db.createObjectStore(store),
    terminated: () => (opened = undefined),
  });
  return opened;
}

/** The disk is full, the settings forbid it, the profile cannot be read, or the page is being closed. */
const refusals = ['QuotaExceededError', 'SecurityError', 'InvalidStateError', 'UnknownError', 'AbortError'];

async function whereAllowed<Result>(action: () => Promise<Result>) {
  if (!globalThis.indexedDB) return undefined;
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof DOMException && refusals.includes(error.name))) logError(error);
    return undefined;
  }
}

/** Returns undefined when there is no draft, or the browser stores none. */
export const readDraft = <Draft>(key: string) =>
  whereAllowed(async () => (await (await open()).get(store, key)) as Draft | undefined);

/** Resolves once the draft is on the disk, or the browser has refused it. Undefined deletes the draft. */
export const writeDraft = (key: string, draft: unknown) =>
  whereAllowed(async () => {
    const writing = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    const written = draft === undefined ? writing.store.delete(key) : writing.store.put(draft, key);
    // A page that is being closed does not live until the transaction would commit on its own.
    writing.commit();
    await Promise.all([written, writing.done]);
  });
