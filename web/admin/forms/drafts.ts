import { openDB, type IDBPDatabase } from 'idb';

const store = 'drafts';
let opened: Promise<IDBPDatabase> | undefined;

/** `localStorage` would not do: a browser that crashes takes up to a minute of what was put there with it. */
function open() {
  opened ??= openDB('desk', 1, {
    upgrade: (db) => void db.createObjectStore(store),
    terminated: () => (opened = undefined),
  });
  return opened;
}

/** Undefined when there is none, or when this browser may keep nothing. */
export async function readDraft<Draft>(key: string): Promise<Draft | undefined> {
  try {
    return (await (await open()).get(store, key)) as Draft | undefined;
  } catch {
    return undefined;
  }
}

/** Resolves once it is on the disk. With `draft` undefined it is forgotten; where nothing may be kept, nothing is missed. */
export async function writeDraft(key: string, draft: unknown) {
  try {
    const writing = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    const written = draft === undefined ? writing.store.delete(key) : writing.store.put(draft, key);
    // A page that is being closed does not live to let it end by itself.
    writing.commit();
    await Promise.all([written, writing.done]);
  } catch {
    // The disk is full, or the browser's settings forbid it.
  }
}
