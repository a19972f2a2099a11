/**
 * Who may import whom, as rows of regular expressions on paths. The first row whose `from` fits is a file's layer.
 * `may` lists what it imports of ours, besides nothing else; `never` the packages that it must not know;
 * `instead` is what the message of a violation tells to do.
 */
const module = '^server/modules/[^/]+/';
/** Everything of a module but its edges: stores, and plain files such as rules, formats and files on the disk. */
const inModules = `${module}(?!.*[.](resolvers|routes|test)[.]ts$)`;
/** Where the files of the product lie. */
const root = '^server/root[.]ts$';
const limits = '^limits[.]ts$';
const labels = '^labels[.]ts$';
const starter = '^data/starter/';
const texts = '^web/site/texts[.]json$';

const http = ['express', '@types/express', 'http', 'https', '@as-integrations/.*', 'ws'];
const apollo = ['@apollo/.*', '@as-integrations/.*'];
const graphql = ['graphql', 'graphql-.*', '@graphql-tools/.*', ...apollo];
const sql = ['drizzle-orm', 'better-sqlite3', '@types/better-sqlite3'];
const node = [
  'core modules',
  '@types/node',
  'express',
  '@types/express',
  'sharp',
  'argon2',
  'pino',
  '@apollo/server',
  ...sql,
];

/** @type {{ name: string, from: string, may: string[], never?: string[], instead: string }[]} */
export const layers = [
  // ── beside schema.graphql: what server and web share ──
  {
    name: 'shared',
    from: '^(limits|labels)[.]ts$',
    may: [],
    never: node,
    instead:
      'limits.ts and labels.ts are loaded by server and browser alike: they hold rules and words, and import packages only.',
  },

  // ── server: main -> app -> graphql, site -> modules -> core -> live -> db ──
  {
    name: 'server tests',
    from: '^server/(.*[.]test[.]ts$|testing/)',
    may: ['^server/', starter, limits, labels, texts],
    instead: 'Ask the API through openTestApi(); tests of the interface stand in web/.',
  },
  {
    name: 'settings',
    from: '^server/(config|root)[.]ts$',
    may: [root],
    instead: 'Settings stand below everything else: hand them in where they are needed.',
  },
  {
    name: 'process',
    from: '^server/[^/]+[.]ts$',
    may: ['^server/', limits, labels],
    instead: 'main.ts starts the process and app.ts assembles it, out of what server/ offers.',
  },
  {
    name: 'commands',
    from: '^server/cli/',
    may: ['^server/[^/]+[.]ts$', '^server/(cli|core|db)/', inModules, limits, labels],
    never: [...http, ...graphql],
    instead: 'A command works on the stores and the database; it needs no web server.',
  },
  {
    name: 'database',
    from: '^server/db/',
    may: ['^server/db/', root],
    never: [...http, ...graphql],
    instead: 'The database knows nothing of what is kept in it: move what needs more into a store.',
  },
  {
    name: 'live updates',
    from: '^server/live/',
    may: ['^server/(live|db)/'],
    never: [...http, ...graphql],
    instead: 'server/live tells that something changed; whoever listens imports it, not the other way round.',
  },
  {
    name: 'core',
    from: '^server/core/',
    may: ['^server/(core|live|db)/', limits],
    never: ['express', '@types/express', ...apollo],
    instead:
      'server/core is the ground that modules stand on: what knows a module belongs into that module, what assembles the API into server/graphql.',
  },
  {
    name: 'fields',
    from: '^server/fields/',
    may: ['^server/fields/', limits, labels],
    never: [...http, ...graphql, ...sql],
    instead: 'The kinds of field know no module: what only one of them needs belongs into its list of fields.',
  },
  {
    name: 'generated',
    from: '^server/generated/',
    may: ['^server/(generated|core)/', inModules, limits],
    instead: 'codegen.ts decides what generated code imports: types of stores and of server/core.',
  },
  {
    name: 'general.store',
    from: '^server/modules/general/general[.]store[.]ts$',
    may: [inModules, '^server/core/errors[.]ts$', '^server/(db|fields)/', limits, texts],
    never: [...http, ...graphql],
    instead: 'Beside SQL, this store knows only the settings that a new company begins with, in web/site/texts.json.',
  },
  {
    name: 'store',
    from: `${module}[^/]+[.]store[.]ts$`,
    // Other modules' stores too: what belongs into one transaction may touch several tables.
    may: [inModules, '^server/core/errors[.]ts$', '^server/(db|fields)/', limits],
    never: [...http, ...graphql],
    instead: 'A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.',
  },
  {
    name: 'resolvers',
    from: `${module}[^/]+[.]resolvers[.]ts$`,
    may: [inModules, '^server/(core|live|fields|generated)/', '^server/db/database[.]ts$', limits, labels],
    never: [...http, ...sql],
    instead: 'A resolver translates and guards: call a store (of any module), take errors from server/core/errors.ts.',
  },
  {
    name: 'routes',
    from: `${module}[^/]+[.]routes[.]ts$`,
    may: [inModules, '^server/core/', limits, labels],
    never: [...graphql, ...sql],
    instead:
      'A route hands out a file over HTTP: call a store (of any module); queries and mutations stand in the resolvers.',
  },
  {
    name: 'module',
    from: module,
    may: [inModules, '^server/(core|db|fields|generated)/', root, limits, labels],
    never: ['express', '@types/express', ...apollo],
    instead:
      'A plain function works on stores and the database; what is asked over GraphQL stands in the resolver, over HTTP in the routes.',
  },
  {
    name: 'GraphQL',
    from: '^server/graphql/',
    may: ['^server/config[.]ts$', '^server/(graphql|core|generated|live|db|modules)/', root, limits, labels],
    instead: 'server/graphql assembles the modules into one API; pages are put beside it in app.ts.',
  },
  {
    name: 'pages',
    from: '^server/site/',
    may: [
      '^server/config[.]ts$',
      '^server/(site|core|live|db)/',
      inModules,
      root,
      '^web/rendered[.]ts$',
      limits,
      labels,
    ],
    instead:
      'Of web/, the server knows only web/rendered.ts, and loads the built entry.server.tsx; content comes from the API or a store.',
  },

  // ── web: entry.* -> routes -> site | admin -> components -> graphql, theme ──
  {
    name: 'web tests',
    from: '^web/(.*[.]test[.]tsx?$|(|.*/)testing/)',
    may: ['^web/', starter, limits, labels],
    instead: 'Tests of the interface know the server by schema.graphql alone; whole journeys stand in e2e/.',
  },
  {
    name: 'web',
    from: '^web/[^/]+[.]tsx?$(?<!^web/theme[.]ts)',
    may: ['^web/(?!(|.*/)testing/)', limits, labels],
    never: node,
    instead: 'The interface meets the server at schema.graphql: ask the API instead.',
  },
  {
    name: 'site texts',
    from: '^web/site/texts[.]ts$',
    may: [texts],
    never: node,
    instead: 'texts.ts only reads the texts in web/site/texts.json.',
  },
  {
    name: 'playground',
    from: '^web/playground/',
    may: ['^web/playground/'],
    never: node,
    instead: 'The playground is a program like any other: it knows the API alone, and no page of ours knows it.',
  },
  {
    name: 'site',
    from: '^web/site/',
    may: [
      '^web/site/(?!texts[.]json|(|.*/)testing/)',
      '^web/(components|graphql|theme)/',
      '^web/theme[.]ts$',
      limits,
      labels,
    ],
    never: node,
    instead:
      'The site and the admin never meet: what both need belongs into web/components. Texts come from web/site/texts.ts.',
  },
  {
    name: 'admin',
    from: '^web/admin/',
    may: ['^web/admin/(?!(|.*/)testing/)', '^web/(components|graphql|theme)/', '^web/theme[.]ts$', limits, labels],
    never: node,
    instead: 'The site and the admin never meet: what both need belongs into web/components.',
  },
  {
    name: 'components',
    from: '^web/components/',
    may: ['^web/(components|graphql|theme)/', '^web/theme[.]ts$', limits, labels],
    never: node,
    instead: 'A component serves both sides and knows neither: hand it props, or move it to its side.',
  },
  {
    name: 'web GraphQL',
    from: '^web/graphql/',
    may: ['^web/graphql/', limits],
    never: node,
    instead: 'web/graphql stands below every page: hand in what it needs.',
  },
  {
    name: 'theme',
    from: '^web/theme([.]ts$|/)',
    may: ['^web/theme([.]ts$|/)'],
    never: node,
    instead: 'The theme holds values and imports nothing of ours.',
  },

  // ── tools ──
  {
    name: 'journeys and measurements',
    from: '^(e2e|bench)/',
    may: ['^(e2e|bench)/', starter, '^server/testing/searchTable[.]ts$', limits, labels],
    instead: 'The product is used from outside here: start it with e2e/testing/site.ts and speak HTTP.',
  },
  {
    name: 'tools',
    from: '^(scripts/|[^/]+$)',
    may: ['^scripts/', '^e2e/testing/', limits, labels],
    instead: 'Tools work on files and processes and do not reach into the product.',
  },
];
