import { engine } from '../db/engine.ts';
import * as postgres from './search.postgres.ts';
import * as sqlite from './search.sqlite.ts';

// An `expression` is a query in the language of FTS5; the other engine translates it.

type FullText = typeof sqlite;

const fullText: FullText = engine === 'postgres' ? postgres : sqlite;

export const { entryStatements, replaceEntries, matches, newestMatches, countMatches, seqsOfMatches, holdsExactly } =
  fullText;

/** Where one statement for all tiers is less work than one for each. */
export const rankMatches = engine === 'postgres' ? postgres.rankMatches : undefined;
