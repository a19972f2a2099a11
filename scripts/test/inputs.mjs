import { existsSync, readdirSync } from 'node:fs';
import { isOfBuild } from '../ready.mjs';
import { createGraph, isProse } from './graph.mjs';
import { hashOfText } from './tree.mjs';

/** Settings and tools, which have a say in every step: packages, compilers, the steps themselves. */
const base =
  /^(package(-lock)?\.json|\.npmrc|(.*\/)?tsconfig\.json|(e2e\/)?vitest\.config\.ts|scripts\/test\/.*|scripts\/(ready|test)\.mjs)$/;

/** Files that Vitest's settings name one by one: they run before every test. */
const setups = ({ files, read }) =>
  [...read('vitest.config.ts').matchAll(/'(?:\.\/)?([\w./-]+\.ts)'/g)]
    .map(([, file]) => file)
    .filter((file) => files.includes(file));

/** Variables of the environment that can change what a test sees, beside language and time zone. */
const variables = ['NODE_OPTIONS', 'DATABASE_URL'];

/** These lists say what has passed. They decide what runs, and have no say in whether it passes. */
const isProof = (file) => file.startsWith('proof/release/');

const postgres = '/usr/lib/postgresql';

/**
 * Describes what a test can see of the machine. `environment`: the variables of the process. Language and time zone are those
 * that programs make of the variables: LANG=C.UTF-8 and none at all are the same.
 */
export function machine(environment = process.env) {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [
    process.version,
    process.platform,
    process.arch,
    locale,
    environment.TZ || timeZone,
    ...variables.map((name) => `${name}=${environment[name] ?? ''}`),
    ...(existsSync(postgres) ? readdirSync(postgres) : []),
  ].join('\n');
}

const isTest = (file) => /\.test\.[jt]sx?$/.test(file);

const isOfLedger = (file) => /\.ledger\.test\./.test(file);

/**
 * The hashes that decide whether something has to run again. `tree`: of `readTree`; `surroundings`: text that stands for
 * the machine. When in doubt a hash changes: a test may run once too often, but never once too seldom.
 */
export function createInputs(tree, surroundings) {
  const files = tree.files.filter((file) => !isProof(file));
  const graph = createGraph(files, tree.read);
  const code = files.filter(looksAt.code);
  const shared = hashOfText(surroundings + tree.hashOf([...files.filter((file) => base.test(file)), ...setups(tree)]));
  const hashOf = (files, more) => hashOfText(`${shared} ${tree.hashOf(files)} ${more}`);
  return {
    graph,
    /** Returns the hash for a step that looks at all files for which `looksAt` is true. */
    ofStep: (looksAt, more = '') => hashOf(files.filter(looksAt), more),
    /** Returns the hash of the built product, as it runs. */
    ofBuild: () => hashOfText(shared + tree.programHashOf(files.filter(isOfBuild))),
    /**
     * Returns the hash for a test file: of all that it names, and of what that names in turn, without what never runs
     * (program.mjs). Tests in scripts/ look at all code, and those of the ledger at some, as text: there comments have a say,
     * too. `more`: text for what else has one, such as the version of a browser.
     */
    ofTest(file, more = '') {
      const isOfScripts = file.startsWith('scripts/');
      const all = [...graph.closureOf([file]), ...(isOfScripts ? code : graph.unnamed)];
      if (isOfScripts || isOfLedger(file)) return hashOf(all, more);
      // The comments of a test itself can set it up.
      return hashOfText(`${hashOf([file], more)} ${tree.programHashOf(all)}`);
    },
  };
}

/** These functions say which files a static check looks at. */
export const looksAt = {
  all: () => true,
  code: (file) => !isProse(file),
  product: (file) => !isProse(file) && !isTest(file),
  tables: (file) =>
    /^(server|common)\/.*\.(ts|sql|json)$|^(drizzle\.config\.ts|scripts\/snapshots\.mjs)$/.test(file) && !isTest(file),
  contract: (file) => /\.graphql$|generated\/|\.generated\.ts$|^codegen\.ts$|^scripts\/codegen\//.test(file),
};
