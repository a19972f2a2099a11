import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './server/db/*ables.ts',
  out: './server/db/migrations',
});
