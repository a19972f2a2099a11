import type { ComponentType } from 'react';
import { loadedLater } from '../components/loadedLater.ts';
import type { BinEntity, Role } from '../graphql/generated/schema.ts';
import * as words from '../words/admin/en/screens.ts';
import type { Screen } from './session/screens.ts';

// These are the words that the rows of the screens are written in.

export const owners: Role[] = ['OWNER'];
export const content: Role[] = ['OWNER', 'EDITOR'];
export const sales: Role[] = ['OWNER', 'SALES'];
export const everyone: Role[] = ['OWNER', 'EDITOR', 'SALES'];

/** Loads a module when the screen is first opened, and returns the component of that name. */
export function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loaded = loadedLater(load);
  return async () => (await loaded())[name];
}

/** Returns the words of a screen that is named as its entity is: in the menu, on its button, and in the bin. */
export function named(entity: BinEntity) {
  const { one, several, add } = words.named(entity.toLowerCase());
  return { label: several, adds: add, binned: [{ entity, label: one }] } satisfies Partial<Screen>;
}
