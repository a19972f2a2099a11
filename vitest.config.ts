import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node's own import gives packages the CommonJS build of graphql; a second copy beside it would not know its types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts', 'scripts/**/*.test.{ts,js}'], environment: 'node' } },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
    ],
  },
});
