/**
 * Who may import whom. The first row with a fitting `from` is a file's rule; a file without a row may import nothing
 * of ours. Patterns: `*` one name, `**` any path, `{a,b}` either, `:module` the same name on both sides, `!` never
 * `packages` are npm and Node modules that the layer must not know. `instead` is what the message tells to do.
 */
const plainFiles = ['server/modules/*/*.ts', '!server/modules/*/*.{resolvers,routes,test}.ts'];
const http = ['express', 'node:http', 'node:https', '@as-integrations/*', 'ws'];
const graphql = ['graphql', '@apollo/*', '@graphql-tools/*'];
const serverOnly = ['node:*', 'express', 'better-sqlite3', 'drizzle-orm', 'sharp', 'argon2', 'pino', '@apollo/server'];

/** @type {{ from: string[], may: string[], packages?: string[], instead: string }[]} */
export const layers = [
  // ── server: main -> app -> graphql, site -> modules -> db ──
  {
    from: ['server/**/*.test.ts', 'server/testing/**'],
    may: ['server/**', 'data/starter/**'],
    instead: 'Ask the API through openTestApi(); tests of the interface stand in web/.',
  },
  {
    from: ['server/config.ts'],
    may: [],
    instead: 'Settings stand below everything else: hand them in where they are needed.',
  },
  {
    from: ['server/*.ts'],
    may: ['server/*.ts', 'server/{db,graphql,live,site}/**', ...plainFiles],
    instead: 'main.ts starts the process and app.ts assembles it, out of what server/ offers.',
  },
  {
    from: ['server/cli/**'],
    may: ['server/*.ts', 'server/{cli,db}/**', 'server/graphql/context.ts', ...plainFiles],
    packages: [...http, ...graphql],
    instead: 'A command works on the stores and the database; it needs no web server.',
  },
  {
    from: ['server/db/**'],
    may: ['server/db/**'],
    packages: [...http, ...graphql],
    instead: 'The database knows nothing of what is kept in it: move what needs more into a store.',
  },
  {
    from: ['server/live/**'],
    may: ['server/{live,db}/**'],
    packages: [...http, ...graphql],
    instead: 'server/live tells that something changed; whoever listens imports it, not the other way round.',
  },
  {
    from: ['server/modules/general/general.store.ts'],
    may: [...plainFiles, 'server/db/**', 'web/site/texts.json'],
    packages: [...http, ...graphql],
    instead: 'Beside SQL, this store knows only the settings that a new company begins with, in web/site/texts.json.',
  },
  {
    from: ['server/modules/:module/*.store.ts'],
    // Other modules' stores too: what belongs into one transaction may touch several tables.
    may: [...plainFiles, 'server/db/**'],
    packages: [...http, ...graphql],
    instead: 'A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.',
  },
  {
    from: ['server/modules/:module/*.resolvers.ts'],
    may: [...plainFiles, 'server/graphql/**', 'server/live/**', 'server/db/database.ts'],
    packages: [...http, 'better-sqlite3', 'drizzle-orm'],
    instead:
      'A resolver translates and guards: call a store (of any module), take errors from server/graphql/errors.ts.',
  },
  {
    from: ['server/modules/:module/*.ts'],
    may: [...plainFiles, 'server/graphql/{errors,upload}.ts', 'server/db/**'],
    packages: ['express', '@apollo/*', '@as-integrations/*'],
    instead: 'A plain function works on stores and the database; what is asked over GraphQL stands in the resolver.',
  },
  {
    from: ['server/graphql/**'],
    may: ['server/config.ts', 'server/{db,graphql,live}/**', 'server/modules/**'],
    instead: 'server/graphql assembles the modules; pages are put beside it in app.ts.',
  },
  {
    from: ['server/site/**'],
    may: [
      'server/config.ts',
      'server/{site,live,db}/**',
      'server/graphql/{context,schema}.ts',
      ...plainFiles,
      'web/entry.server.tsx',
    ],
    instead: 'Of web/, the server imports only web/entry.server.tsx; content comes from the API or a store.',
  },

  // ── web: entry.* -> routes -> site | admin -> components -> graphql, theme ──
  {
    from: ['web/**/*.test.{ts,tsx}', 'web/testing/**'],
    may: ['web/**', 'data/starter/**'],
    instead: 'Tests of the interface know the server by schema.graphql alone; whole journeys stand in e2e/.',
  },
  {
    from: ['web/*.tsx', 'web/pageState.ts'],
    may: ['web/**', '!web/testing/**'],
    packages: serverOnly,
    instead: 'The interface meets the server at schema.graphql: ask the API instead.',
  },
  {
    from: ['web/site/texts.ts'],
    may: ['web/site/**', 'web/site/texts.json'],
    packages: serverOnly,
    instead: 'texts.ts only reads the texts in web/site/texts.json.',
  },
  {
    from: ['web/playground/**'],
    may: ['web/playground/**'],
    packages: serverOnly,
    instead: 'The playground is a program like any other: it knows the API alone, and no page of ours knows it.',
  },
  ...['site', 'admin'].map((side) => ({
    from: [`web/${side}/**`],
    may: [`web/${side}/**`, 'web/{components,graphql}/**', 'web/theme.ts'],
    packages: serverOnly,
    instead: 'The site and the admin never meet: what both need belongs into web/components.',
  })),
  {
    from: ['web/components/**'],
    may: ['web/{components,graphql}/**', 'web/theme.ts'],
    packages: serverOnly,
    instead: 'A component serves both sides and knows neither: hand it props, or move it to its side.',
  },
  {
    from: ['web/graphql/**'],
    may: ['web/graphql/**'],
    packages: serverOnly,
    instead: 'web/graphql stands below every page: hand in what it needs.',
  },
  {
    from: ['web/theme.ts', 'web/theme/**'],
    may: ['web/theme.ts', 'web/theme/**'],
    packages: serverOnly,
    instead: 'The theme holds values and imports nothing of ours.',
  },

  // ── tools ──
  {
    from: ['e2e/**', 'bench/**'],
    may: ['e2e/**', 'bench/**', 'data/starter/**', 'server/testing/searchTable.ts'],
    instead: 'The product is used from outside here: start it with e2e/testing/site.ts and speak HTTP.',
  },
  {
    from: ['scripts/**', '*'],
    may: ['scripts/**', 'e2e/testing/**'],
    instead: 'Tools work on files and processes and do not reach into the product.',
  },
];
