import type { ComponentType } from 'react';
import { loadedLater } from '../components/loadedLater.ts';
import type { Role } from '../graphql/generated/schema.ts';

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
