import type { Resolvers } from '../generated/resolvers.ts';
import { DateTime, JSONValue, UploadValue } from './scalars.ts';

/** Every file of resolvers in the modules: none can be forgotten. Each exports one object. */
const files = import.meta.glob<Record<string, Resolvers>>('../modules/**/*.resolvers.ts', { eager: true });

export const resolvers: Resolvers[] = [
  { DateTime, JSON: JSONValue, Upload: UploadValue },
  ...Object.values(files).flatMap((file) => Object.values(file)),
];
