-- What addresses and accounts have tried lately at signing in (server/db/lastingCounts.ts), shaped as on PostgreSQL.
CREATE TABLE `limit_counts` (`key` text PRIMARY KEY NOT NULL, `points` integer NOT NULL, `expire` integer NOT NULL);
