// Expressions that several rows of the layers name: files of ours, and packages.

export const module = '^server/modules/[^/]+/[^/]+/';
/** All files of a module but its edges: stores, and plain files such as rules, formats and files on the disk. */
export const inModules = `${module}(?!.*[.](resolvers|routes|test)[.]ts$)`;
export const settings = '^server/settings/';
/** The rules of input: written by hand, and made from schema.graphql. */
export const limits = '^common/((limits|addresses|mapAddresses)[.]ts|generated/(validators|mostItems)[.]ts)$';
export const measures = '^common/(measures|text|offers|product|fields|imports|lists|health|money|words|invoice)/';
export const labels = '^common/(labels|enumWords)[.]ts$';
/** The catalogue of words of the interface. */
export const words = '^web/words/';
/** How a language writes numbers, dates and letters, and the zone by which the company does. */
export const locale = '^common/text/(locale|companyTime)[.]ts$';
/** Colours, typeface and radii, of which styles, papers and mails are made. */
export const look = '^common/look[.]ts$';
export const pictures = '^common/pictures[.]ts$';
export const budgets = '^proof/bench/bytes/table[.]ts$';
/** The tax offices of Turkey, which a form offers while somebody types. */
export const taxOffices = '^common/invoice/taxOffices[.]csv';
export const starter = '^data/starter/';
/** The specified texts, with which a new database begins. */
export const texts = '^web/words/tr/specified[.]json$';

export const http = ['express', '@types/express', 'http', 'https', '@as-integrations/.*', 'ws'];
export const apollo = ['@apollo/.*', '@as-integrations/.*'];
export const graphql = ['graphql', 'graphql-.*', '@graphql-tools/.*', ...apollo];
export const sql = ['drizzle-orm', 'better-sqlite3', '@types/better-sqlite3', 'pg', '@types/pg'];
export const node = [
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
