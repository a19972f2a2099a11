-- What addresses and accounts have done lately (server/db/postgres/counting.ts), as rate-limiter-flexible keeps it. Not
-- logged: after a crash all counts begin at nothing, as they do on SQLite after a restart.
CREATE UNLOGGED TABLE "limit_counts" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
