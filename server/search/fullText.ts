import { engine } from '../db/engine.ts';
import * as postgres from './search.postgres.ts';
import * as sqlite from './search.sqlite.ts';

// An `expression` is a query in the language of FTS5; the PostgreSQL implementation translates it.

type FullText = typeof sqlite;

const fullText: FullText = engine === 'postgres' ? postgres : sqlite;

export const { entryStatements, replaceEntries, matches, newestMatches, countMatches, seqsOfMatches, holdsExactly } =
  fullText;

/** On PostgreSQL one statement for all tiers is faster than one for each; SQLite has no such function. */
export const rankMatches = engine === 'postgres' ? postgres.rankMatches : undefined;
