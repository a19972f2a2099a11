import { readdirSync, readFileSync } from 'node:fs';
import { readmeFigures } from '../../proof/bench/measure/readmeFigures.ts';
import { errorCodes } from '../../server/graphql/errors.ts';
import { changelog, enumWords, errorTable, keylessList, limitTable, ownKeys } from './contract.mjs';
import { keylessTypes, limitsInForce, newFields, wordsOfEntities } from './facts.mjs';
import { asvsCounts, heldVersions, imageNode } from './figures.mjs';
import { decisionsIndex, docsIndex } from './indexes.mjs';
import { jobFiles, listOfJobs } from './jobs.mjs';
import { owedWords } from './owedWords.mjs';
import { registers } from './registers.mjs';
import { rightsSection } from './rights.mjs';
import { screensTable } from './screens.mjs';
import { composeFile, settingsIn, settingsPage } from './settings.mjs';

const read = (file) => readFileSync(file, 'utf8');
const settings = () => settingsIn(read('server/settings/config.ts'));
const pagesIn = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => ({ name, text: read(`${folder}/${name}`) }));
const packages = () => JSON.parse(read('package.json'));

/**
 * What a program can write in files that people write: `{ file, what, made }`, where `made` turns the text of the file
 * into what it has to be. `npm run fix` writes it, the ledger compares. What others read comes first: the
 * registers, then the schema.
 */
export const written = [
  ...registers,
  {
    file: 'schema.graphql',
    what: 'the enums that name entities',
    made: (text) =>
      Object.entries(wordsOfEntities()).reduce((schema, [name, words]) => enumWords(schema, name, words), text),
  },
  { file: 'docs/changelog.md', what: 'each new root field', made: (text) => changelog(text, newFields()) },
  {
    file: 'docs/api.md',
    what: 'the codes of errors, the limits in force, and the types without an id',
    made: (text) => keylessList(limitTable(errorTable(text, errorCodes), limitsInForce()), keylessTypes(ownKeys)),
  },
  { file: 'web/words/owed.generated.ts', what: 'the words that each language owes', made: owedWords },
  { file: 'server/workerJobs.ts', what: 'each job', made: () => listOfJobs(jobFiles()) },
  { file: 'docs/screens.md', what: 'each screen of the admin', made: screensTable },
  { file: 'docs/settings.md', what: 'each setting', made: (text) => settingsPage(text, settings()) },
  ...['deploy/compose.yaml', 'deploy/several/compose.yaml'].map((file) => ({
    file,
    what: 'each setting',
    made: (text) => composeFile(text, settings()),
  })),
  {
    file: 'docs/decisions/README.md',
    what: 'each decision, by its title',
    made: (text) => decisionsIndex(text, pagesIn('docs/decisions', /^\d/)),
  },
  {
    file: 'docs/README.md',
    what: 'each page of docs',
    made: (text) => docsIndex(text, pagesIn('docs', /^(?!README).*\.(md|graphql)$/)),
  },
  { file: 'docs/security.md', what: 'who can do what', made: rightsSection },
  { file: 'docs/asvs.md', what: 'how many lines are in each state', made: asvsCounts },
  {
    file: 'CONTRIBUTING.md',
    what: 'the versions of packages that are held back',
    made: (text) => {
      const { dependencies, devDependencies, optionalDependencies } = packages();
      return heldVersions(text, { ...dependencies, ...devDependencies, ...optionalDependencies });
    },
  },
  {
    file: 'deploy/Dockerfile',
    what: 'the Node of package.json',
    made: (text) => imageNode(text, Object.values(packages().optionalDependencies)[0]),
  },
  {
    file: 'README.md',
    what: 'the figures of proof/bench/results.md',
    made: (text) => readmeFigures(text, read('proof/bench/results.md')),
  },
];
