import {
  module,
  inModules,
  settings,
  budgets,
  limits,
  labels,
  locale,
  look,
  measures,
  pictures,
  starter,
  texts,
  http,
  apollo,
  graphql,
  sql,
} from './patterns.js';

const express = ['express', '@types/express'];
const server = (...folders) => `^server/(${folders.join('|')})/`;

/** A folder of the server, which imports itself and the folders `below` it. */
const folder = (name, below, { never = [], also = [], instead }) => ({
  name,
  from: `^server/${name}/`,
  may: [server(name, ...below), ...also],
  never,
  instead,
});

/** Rules and words that server and browser share. */
const shared = [limits, labels, measures, pictures, look];

/** What stands below every module. */
const belowModules = [
  ...['settings', 'core', 'db', 'rights', 'live', 'figures', 'storage', 'limits', 'http', 'jobs', 'context'],
  ...['words', 'fields', 'mail', 'notices', 'webhooks', 'search', 'spreadsheet', 'entity', 'pdf', 'generated'],
];

/** A group of modules, which imports itself and the groups `below` it. */
const group = (name, below, instead) => ({
  name,
  from: `^server/modules/${name}/`,
  may: [
    `^server/modules/(${[name, ...below].join('|')})/(?!.*[.](resolvers|routes|test)[.]ts$)`,
    server(...belowModules),
    ...shared,
  ],
  instead,
});

/** process -> app -> graphql, site -> modules -> entity, mail, search, … -> context -> jobs, http -> limits, storage -> db, core */
export const serverLayers = [
  {
    name: 'server tests',
    from: '^server/(.*[.]test[.]ts$|(|.*/)testing/)',
    // These tests need the pages as the server renders them, and the rules for what search engines read in them.
    may: [
      '^server/',
      '^web/(entry[.]server[.]tsx|testing/(schemaOrg|googleRules)[.]ts)$',
      // The addresses of all public pages, which stand in one list.
      '^e2e/testing/publicPages[.]ts$',
      starter,
      budgets,
      ...shared,
      texts,
    ],
    instead: 'Ask the API through openTestApi(); tests of the interface stand in web/.',
  },
  folder('settings', [], {
    also: [locale],
    instead: 'Settings stand below everything else: hand them in where they are needed.',
  }),
  folder('core', [], {
    also: [locale, '^common/text/letters[.]ts$'],
    never: [...express, ...apollo],
    instead: 'server/core holds errors, the actor and the log, and imports nothing of ours but how a language writes.',
  }),
  folder('words', ['core'], {
    also: [labels, measures],
    never: [...http, ...graphql, ...sql],
    instead: 'server/words says things and knows nothing of where they are said: hand it the names and numbers.',
  }),
  folder('db', ['settings'], {
    also: [locale],
    never: [...http, ...graphql],
    instead: 'The database knows nothing of what is kept in it: move what needs more into a store.',
  }),
  folder('rights', ['core', 'db'], {
    never: [...http, ...graphql, ...sql],
    instead:
      'server/rights answers who may, and knows no subject: entities and the schema state who may see what is theirs.',
  }),
  folder('live', ['db'], {
    never: [...http, ...graphql],
    instead: 'server/live says that something changed; the code that listens imports it.',
  }),
  folder('figures', ['db'], {
    also: [measures],
    never: [...http, ...graphql, ...sql],
    instead: 'server/figures counts in memory and knows no subject: what is stored stands in catalogue/figures.',
  }),
  folder('storage', ['db'], { never: [...http, ...graphql], instead: 'Storage knows files, and no subject.' }),
  folder('limits', ['core', 'db'], { never: [...express, ...apollo], instead: 'A limit counts what it is handed.' }),
  folder('jobs', ['core', 'db', 'live', 'storage'], {
    also: [locale],
    never: [...http, ...graphql],
    instead: 'server/jobs runs work in other processes and knows none of it: workerJobs.ts lists the jobs.',
  }),
  folder('http', ['core', 'db', 'limits'], {
    never: apollo,
    also: [limits],
    instead: 'server/http reads and writes requests and knows no subject.',
  }),
  folder('context', ['settings', 'core', 'db', 'rights', 'live', 'figures', 'storage', 'limits', 'jobs', 'http'], {
    never: [...express, ...apollo],
    instead: 'The context is what every resolver may use: what knows a subject belongs into its module.',
  }),
  folder('fields', [], {
    also: [limits, labels, measures],
    never: [...http, ...graphql, ...sql],
    instead: 'The kinds of field know no module: what only one of them needs belongs into its list of fields.',
  }),
  folder('mail', ['settings', 'core', 'db', 'limits', 'context'], {
    also: [look, measures],
    never: [...http, ...graphql],
    instead: 'server/mail knows letters and the outbox: its text stands in server/words.',
  }),
  folder('notices', ['db'], {
    never: [...http, ...graphql],
    instead: 'server/notices notes that something happened: its words stand in server/words.',
  }),
  folder('webhooks', ['core', 'db'], { never: graphql, instead: 'Sending stands in server/modules/upkeep.' }),
  folder('search', ['db', 'jobs'], {
    also: [limits, measures],
    never: [...http, ...graphql],
    instead: 'The search reads words and codes and knows no subject: the entry of a row stands beside its store.',
  }),
  folder('spreadsheet', ['core', 'fields', 'jobs'], {
    also: [limits, measures],
    never: [...http, ...graphql, ...sql],
    instead: 'Files of cells are read here whatever is in them: columns stand in the module.',
  }),
  folder('entity', ['core', 'db', 'rights', 'storage', 'jobs', 'fields', 'mail', 'search', 'generated'], {
    never: [...http, ...graphql],
    instead: 'server/entity says what an entity may state, and knows none: the definition stands beside its subject.',
  }),
  folder('pdf', ['core', 'jobs', 'context', 'words'], {
    also: [labels, look, measures],
    never: [...express, ...graphql, ...sql],
    instead: 'server/pdf draws what it is handed: the module reads what it says, and its route sends it.',
  }),
  folder('generated', ['core', 'db', 'jobs', 'http', 'context', 'entity'], {
    also: [inModules, limits],
    instead: 'codegen.ts decides what generated code imports: types of rows, of stores and of the context.',
  }),
  {
    name: 'entities',
    from: '^server/modules/entities[.]ts$',
    may: [`${module}[^/]+[.]entity[.]ts$`, '^server/entity/'],
    instead: 'The list of entities names definitions and holds none.',
  },
  {
    name: 'sectors',
    from: '^server/modules/catalogue/sectors/sectors[.]ts$',
    may: [texts],
    instead: 'This file knows only which sectors the site has pages about, from web/words/tr/specified.json.',
  },
  {
    name: 'contact.store',
    from: '^server/modules/pages/contact/contact[.]store[.]ts$',
    may: [inModules, server('core', 'words', 'limits', 'db', 'fields'), limits, texts],
    never: [...http, ...graphql],
    instead:
      'Beside SQL, this store knows only the settings that a new company begins with, in web/words/tr/specified.json.',
  },
  {
    name: 'store',
    from: `${module}[^/]+[.]store[.]ts$`,
    // Other modules' stores too: one transaction may write several tables.
    may: [
      inModules,
      server('core', 'words', 'limits', 'db', 'rights', 'fields', 'entity', 'mail', 'notices', 'webhooks', 'search'),
      limits,
      measures,
    ],
    never: [...http, ...graphql],
    instead: 'A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.',
  },
  {
    name: 'resolvers',
    from: `${module}[^/]+[.]resolvers[.]ts$`,
    may: [
      inModules,
      server(...belowModules.filter((name) => name !== 'db')),
      '^server/db/(database|inLanguage|caches/cachedByRevision|clock[.]store)[.]ts$',
      ...shared,
    ],
    never: [...http, ...sql],
    instead: 'A resolver translates and guards: call a store (of any module), take errors from server/core/errors.ts.',
  },
  {
    name: 'routes',
    from: `${module}[^/]+[.]routes[.]ts$`,
    may: [
      inModules,
      server('core', 'words', 'rights', 'limits', 'http', 'context', 'jobs', 'storage', 'entity', 'pdf'),
      // Who reads a table decides what its texts are guarded against.
      '^server/spreadsheet/csv[.]ts$',
      ...shared,
    ],
    never: [...graphql, ...sql],
    instead:
      'A route hands out a file over HTTP: call a store (of any module); queries and mutations stand in the resolvers.',
  },
  group('catalogue', [], 'The catalogue stands below every other group of modules.'),
  group(
    'pages',
    ['catalogue'],
    'Pages know the catalogue alone: what people and sales share with them belongs below them.',
  ),
  group('people', ['catalogue', 'pages'], 'People stand below sales: move what both need into a folder below the two.'),
  group('sales', ['catalogue', 'pages', 'people'], 'Sales stand below upkeep, which reads their entities.'),
  {
    name: 'languages',
    from: '^server/modules/languages/',
    may: ['^server/modules/entities[.]ts$', inModules, server(...belowModules), ...shared],
    never: [...express, ...apollo],
    instead: 'Texts in other languages belong to things of all entities: the list of entities says which have words.',
  },
  {
    name: 'upkeep',
    from: '^server/modules/upkeep/',
    may: ['^server/modules/entities[.]ts$', inModules, server(...belowModules), ...shared],
    never: [...express, ...apollo],
    instead: 'Upkeep works on the list of entities and on stores; the API stands in resolvers, files in routes.',
  },
  {
    name: 'GraphQL',
    from: '^server/graphql/',
    may: [server('graphql', 'modules', ...belowModules), limits, labels, measures],
    instead: 'server/graphql assembles the modules into one API; app.ts puts the pages beside it.',
  },
  {
    name: 'pages of the site',
    from: '^server/site/',
    may: [server('site', ...belowModules), inModules, '^web/page/rendered[.]ts$', limits, labels, look, measures],
    instead:
      'Of web/, the server knows only web/page/rendered.ts, and loads the built entry.server.tsx; content comes from the API or a store.',
  },
  folder('programs', ['graphql', ...belowModules], {
    also: [limits, labels, measures],
    never: sql,
    instead: 'A door for programs translates a protocol into operations of the API, and knows no store.',
  }),
  {
    name: 'app',
    from: '^server/app/',
    may: [server('app', 'site', 'programs', 'graphql', 'modules', ...belowModules), limits, labels, measures],
    instead: 'server/app puts the API, the pages and the files together for HTTP; the process stands above it.',
  },
  {
    name: 'commands',
    from: '^server/cli/',
    may: [
      server('cli', 'process', ...belowModules),
      inModules,
      '^server/modules/entities[.]ts$',
      limits,
      labels,
      measures,
    ],
    never: [...http, ...graphql],
    instead: 'A command works on the stores and the database; it needs no web server.',
  },
  {
    name: 'process',
    from: '^server/(process/|[^/]+[.]m?[jt]s$)',
    may: ['^server/(?!cli/)', limits, labels, measures],
    instead: 'main.ts and worker.ts start the processes out of what server/ offers.',
  },
];
