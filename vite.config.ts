import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds: the browser's files, and with `--ssr` the server with everything that Node runs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'web/public',
  // Vite would look into every .html it finds at the root.
  optimizeDeps: { entries: ['web/entry.client.tsx'] },
  ssr: { noExternal: isSsrBuild ? [/^@mui\//, /^@emotion\//] : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            admin: 'server/cli/admin.ts',
            content: 'server/cli/content.ts',
            search: 'server/cli/search.ts',
            'entry.server': 'web/entry.server.tsx',
          },
        },
      }
    : { outDir: 'dist/web', manifest: true, rollupOptions: { input: 'web/entry.client.tsx' } },
}));
