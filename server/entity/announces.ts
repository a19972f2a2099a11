import type { Tx } from '../db/database.ts';
import type { SentEvent, WebhookEvent } from '../db/tables/webhookTables.ts';

/** The thing that an event is about, as it is now. */
export type Thing = {
  /** The name by which people know it. */
  name: string;
  /** Its address on the site; null for what visitors do not see and the admin area has no page of. */
  url: string | null;
  version: number | null;
  values: Record<string, unknown>;
  /** The fields in which visitors wrote about themselves, with the values that it completes. */
  personal?: Record<string, unknown>;
};

/** Reads what events are about, by id; what is gone is missing. */
export type ReadThings = (db: Tx, ids: string[]) => Promise<Map<string, Thing>>;

/** The first word of an event, which says what it is about. */
export type EventWord = SentEvent extends infer Event
  ? Event extends `${infer Word}_${string}`
    ? Word
    : never
  : never;

/** States the events that other programs can be notified of. */
export type Announces =
  | { words: EventWord[]; read: ReadThings }
  | {
      words: EventWord[];
      /** Its rows are recorded: they are read as the history does, and each change of a row is an event. */
      urlOf(id: string, row: Record<string, unknown>): unknown;
      /** Changes of these fields are events of their own. */
      parts?: { event: WebhookEvent; fields: string[] }[];
      /** Becoming visible is an event of its own. */
      onceOnSite?: WebhookEvent;
    };
