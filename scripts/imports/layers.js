import { limits, labels, measures, pictures, starter, node } from './patterns.js';
import { serverLayers } from './serverLayers.js';
import { webLayers } from './webLayers.js';

/**
 * Lists what each layer may import, as rows of regular expressions on paths. The first row whose `from` fits is a file's layer.
 * `may` lists what it imports of ours, besides nothing else; `never` the packages that it must not know;
 * `instead` is what the message of a violation tells to do.
 *
 * @type {{ name: string, from: string, may: string[], never?: string[], instead: string }[]}
 */
export const layers = [
  {
    name: 'tests of what is shared',
    from: '^common/.*[.]test[.]ts$',
    may: ['^common/'],
    instead:
      'These tests compare the files of the product with what is shared: they read files, and import none of them.',
  },
  {
    name: 'shared',
    from: '^common/',
    may: ['^common/'],
    never: node,
    instead:
      'What is loaded by server and browser alike holds rules and words: it imports packages, and of ours only what stands beside it.',
  },

  ...serverLayers,
  ...webLayers,
  {
    name: 'starter content',
    from: starter,
    may: [starter, '^common/(measures|text)/'],
    instead:
      'The tables are facts and text: the server reads what the generator has written, and neither knows the other.',
  },
  {
    name: 'proofs of clients',
    from: '^proof/clients/',
    may: ['^proof/clients/', '^server/testing/'],
    instead: 'Programs of others meet the API as it is served: start it with server/testing/serveTestSite.ts.',
  },
  {
    name: 'journeys and measurements',
    from: '^(e2e|proof)/',
    may: [
      '^(e2e|proof)/',
      starter,
      '^server/testing/searchTable[.]ts$',
      // Chance with a seed, and what it chooses from: the server's own tests of odd requests use both.
      '^server/testing/random/(dice|oddContents)[.]ts$',
      // New rates over many prices, in process: a server's timer would measure the way to it.
      '^server/testing/repriced[.]ts$',
      // Firms, offers and steps of many years, which no operation could write in time.
      '^server/testing/officeOfYears[.]ts$',
      // The signature of a webhook, as a receiver checks it.
      '^server/testing/signedWebhook[.]ts$',
      // The reader of PDFs is the one of the server's own tests.
      '^server/testing/readPdf[.]ts$',
      // A server for the product to run on, and a line to it that fails.
      '^server/testing/postgres/(cluster|wire)[.]ts$',
      // The tables of the admin's screens, and what a row of them is, to open each screen.
      '^web/admin/(screens|workScreens|session/screens)[.]ts$',
      limits,
      labels,
      measures,
      pictures,
    ],
    instead: 'The product is used from outside here: start it with e2e/testing/site.ts and speak HTTP.',
  },
  {
    name: 'tools',
    from: '^(scripts/|[^/]+$)',
    may: [
      '^scripts/',
      '^[.]dependency-cruiser[.]js$',
      '^e2e/testing/',
      '^web/theme/(stylesOfTheme|storedTheme)[.]ts$',
      '^common/look[.]ts$',
      // The table of the admin's screens, to make a picture of each.
      '^web/admin/screens[.]ts$',
      // Whether there are tests on PostgreSQL to run.
      '^server/testing/postgres/cluster[.]ts$',
      // What lists and tables state: `npm run fix` writes them.
      '^server/(limits/budget|graphql/errors|modules/entities)[.]ts$',
      '^server/(rights/may|modules/people/(keys/keyEndings|sessions/endRights))[.]ts$',
      '^server/(programs/mcp/tools/tools|db/tables/keyTables)[.]ts$',
      '^proof/bench/measure/readmeFigures[.]ts$',
      limits,
      labels,
      measures,
    ],
    instead:
      'Tools work on files and processes and do not reach into the product; its build alone asks the theme for its styles.',
  },
];
