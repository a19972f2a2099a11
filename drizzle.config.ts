import { defineConfig } from 'drizzle-kit';

const isPostgres = Boolean(process.env.DATABASE_URL);

/** The tables are for the engine that the environment names (server/db/engine.ts), and so are their migrations. */
export default defineConfig({
  dialect: isPostgres ? 'postgresql' : 'sqlite',
  schema: './server/db/tables/*ables.ts',
  out: isPostgres ? './server/db/migrations.postgres' : './server/db/migrations',
});
