import { AsyncLocalStorage } from 'node:async_hooks';

/** Those who made a change know this of it beside its values. */
export type DeedNote = {
  /** The rule by which prices were changed, with amounts in kuruş. */
  rule?: { percent?: number; amount?: number; step: number; ending?: number };
  /** The import that wrote it. */
  importId?: string;
  /** The change that it takes back, with its words at that time. */
  undid?: { seq: number; text: string };
};

/** On whose behalf something is written, and why: what the history says of it. */
export type Actor = {
  /** E-mail; null for the program itself. */
  admin: string | null;
  /** The mutation, such as 'updateProduct', or the command. */
  cause: string;
  /** The origin of what is written, such as the name of a file. */
  source?: string;
  /** The number of an earlier change that this one is a part of. */
  goesOnWith?: number;
  /** What is written comes from the rows of an import: other programs get one event about all of it. */
  isImport?: boolean;
  /** The language in which the visitor gets answers; Turkish where none is named. */
  language?: string;
  /** This is known of it beside the values that are written. */
  note?: DeedNote;
};

const storage = new AsyncLocalStorage<Actor>();

/** The program by itself: housekeeping, the first start, a command. */
const program: Actor = { admin: null, cause: 'program' };

/** All that `work` writes is written on behalf of the actor; nobody in between has to hand it on. */
export const actAs = <Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> => storage.run(actor, work);

export const currentActor = (): Actor => storage.getStore() ?? program;

/** The same actor, who goes on with an earlier change. */
export const goOnWith = <Result>(goesOnWith: number, work: () => Promise<Result>): Promise<Result> =>
  actAs({ ...currentActor(), goesOnWith }, work);

/** The same actor, who takes what is written from somewhere. */
export const actFrom = <Result>(source: string, work: () => Promise<Result>): Promise<Result> =>
  actAs({ ...currentActor(), source }, work);

/** The same actor, who takes the rows of an import from a file. */
export const importFrom = <Result>(source: string, work: () => Promise<Result>): Promise<Result> =>
  actAs({ ...currentActor(), source, isImport: true }, work);

/** Adds to what the history says of what is being written on behalf of the present actor. */
export function noteDeed(note: DeedNote) {
  const actor = storage.getStore();
  if (actor) actor.note = { ...actor.note, ...note };
}
