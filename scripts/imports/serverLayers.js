import {
  module,
  inModules,
  root,
  secretFiles,
  budgets,
  limits,
  labels,
  measures,
  pictures,
  starter,
  texts,
  http,
  apollo,
  graphql,
  sql,
} from './patterns.js';

/** main -> app -> graphql, site -> modules -> core, fields -> live -> db */
export const serverLayers = [
  {
    name: 'server tests',
    from: '^server/(.*[.]test[.]ts$|testing/)',
    // These tests need the pages as the server renders them.
    may: ['^server/', '^web/entry[.]server[.]tsx$', starter, budgets, limits, labels, measures, pictures, texts],
    instead: 'Ask the API through openTestApi(); tests of the interface stand in web/.',
  },
  {
    name: 'settings',
    from: '^server/(config|root|secretFiles)[.]ts$',
    may: [root, secretFiles],
    instead: 'Settings stand below everything else: hand them in where they are needed.',
  },
  {
    name: 'process',
    from: '^server/[^/]+[.]m?[jt]s$',
    may: ['^server/', limits, labels, measures],
    instead: 'main.ts starts the process and app.ts assembles it, out of what server/ offers.',
  },
  {
    name: 'commands',
    from: '^server/cli/',
    may: ['^server/[^/]+[.]ts$', '^server/(cli|core|db)/', inModules, limits, labels, measures],
    never: [...http, ...graphql],
    instead: 'A command works on the stores and the database; it needs no web server.',
  },
  {
    name: 'database',
    from: '^server/db/',
    // The tables choose their engine while they load, before settings are read.
    may: ['^server/db/', root, secretFiles],
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
    name: 'PDF',
    from: '^server/pdf/',
    may: ['^server/(pdf|core)/', labels, measures],
    never: ['express', '@types/express', ...graphql, ...sql],
    instead: 'server/pdf draws what it is handed: what to say is read in the module, and its route sends it.',
  },
  {
    name: 'fields',
    from: '^server/fields/',
    may: ['^server/fields/', limits, labels, measures],
    never: [...http, ...graphql, ...sql],
    instead: 'The kinds of field know no module: what only one of them needs belongs into its list of fields.',
  },
  {
    name: 'generated',
    from: '^server/generated/',
    may: ['^server/(generated|core|db)/', inModules, limits],
    instead: 'codegen.ts decides what generated code imports: types of rows, of stores and of server/core.',
  },
  {
    name: 'sectors',
    from: '^server/modules/sectors/sectors[.]ts$',
    may: [texts],
    instead: 'This file knows only which sectors the site has pages about, from web/site/texts.json.',
  },
  {
    name: 'general.store',
    from: '^server/modules/general/general[.]store[.]ts$',
    may: [inModules, '^server/core/(errors|sessionLimits)[.]ts$', '^server/(db|fields)/', limits, texts],
    never: [...http, ...graphql],
    instead: 'Beside SQL, this store knows only the settings that a new company begins with, in web/site/texts.json.',
  },
  {
    name: 'store',
    from: `${module}[^/]+[.]store[.]ts$`,
    // Other modules' stores too: what belongs into one transaction may touch several tables.
    may: [inModules, '^server/core/(errors|sessionLimits)[.]ts$', '^server/(db|fields)/', limits, measures],
    never: [...http, ...graphql],
    instead: 'A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.',
  },
  {
    name: 'resolvers',
    from: `${module}[^/]+[.]resolvers[.]ts$`,
    may: [
      inModules,
      '^server/(core|live|fields|generated)/',
      '^server/db/(database|keptByRevision)[.]ts$',
      limits,
      labels,
      measures,
      pictures,
    ],
    never: [...http, ...sql],
    instead: 'A resolver translates and guards: call a store (of any module), take errors from server/core/errors.ts.',
  },
  {
    name: 'routes',
    from: `${module}[^/]+[.]routes[.]ts$`,
    may: [inModules, '^server/(core|pdf)/', limits, labels, measures, pictures],
    never: [...graphql, ...sql],
    instead:
      'A route hands out a file over HTTP: call a store (of any module); queries and mutations stand in the resolvers.',
  },
  {
    name: 'module',
    from: module,
    may: [inModules, '^server/(core|db|fields|generated|pdf)/', root, limits, labels, measures, pictures],
    never: ['express', '@types/express', ...apollo],
    instead:
      'A plain function works on stores and the database; what is asked over GraphQL stands in the resolver, over HTTP in the routes.',
  },
  {
    name: 'GraphQL',
    from: '^server/graphql/',
    may: ['^server/config[.]ts$', '^server/(graphql|core|generated|live|db|modules)/', root, limits, labels, measures],
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
      '^web/page/rendered[.]ts$',
      limits,
      labels,
      measures,
    ],
    instead:
      'Of web/, the server knows only web/page/rendered.ts, and loads the built entry.server.tsx; content comes from the API or a store.',
  },
];
