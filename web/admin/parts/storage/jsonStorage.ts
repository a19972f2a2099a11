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
