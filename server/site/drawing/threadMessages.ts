import type { DocumentNode } from 'graphql';
import type { Texts } from '../../../common/text/textFacts.ts';
import type { Drawn, PageToDraw } from './drawing.ts';

/** The built web side in one language; Turkish has the empty name. */
export type EntryName = string;

/** The thread is started with this. */
export type ThreadStart = {
  /** The addresses of the modules that render, by language. */
  entries: Record<EntryName, string>;
  /** The company's time zone. */
  zone: string;
};

/** To the thread. A page is known by its number. */
export type ToThread =
  | { type: 'draw'; page: number; entry: EntryName; asked: PageToDraw }
  | { type: 'answer'; page: number; question: number; json: string; texts?: Texts | undefined }
  | { type: 'noAnswer'; page: number; question: number; error: Error }
  | { type: 'leave'; page: number }
  | { type: 'ping' };

/** From the thread. What came of a page comes with the milliseconds of processor that it took. */
export type FromThread =
  | { type: 'ready'; headScript: string; pagePaths: readonly string[] }
  /** The document comes with the first question of its name. */
  | { type: 'question'; page: number; question: number; name: string; variables: object; document?: DocumentNode }
  | { type: 'drawn'; page: number; used: number; drawn: Drawn }
  | { type: 'left'; page: number; used: number }
  | { type: 'notAForm'; page: number; used: number }
  | { type: 'failed'; page: number; used: number; error: Error }
  | { type: 'printed'; method: PrintingMethod; words: unknown[] }
  | { type: 'pong' };

export const printingMethods = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type PrintingMethod = (typeof printingMethods)[number];
