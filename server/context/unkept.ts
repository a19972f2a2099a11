import type { Context } from './context.ts';
import { forbidden } from '../core/errors.ts';

const unkept = new WeakSet<Context>();
const shared = new WeakSet<Context>();

/** Marks a request whose response is shown to everyone. */
export const forEveryone = (context: Context): Context => {
  shared.add(context);
  return context;
};

/** Marks a response as one visitor's, or as changing without the content. Throws `FORBIDDEN` where the response is for everyone. */
export function neverKeep(context: Context) {
  unkept.add(context);
  if (shared.has(context)) throw forbidden('This is for one visitor alone.');
}

export const mayBeKept = (context: Context) => !unkept.has(context);
