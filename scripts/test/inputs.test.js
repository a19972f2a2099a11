import { expect, test } from 'vitest';
import { createInputs, looksAt, machine } from './inputs.mjs';
import { isCode } from './graph.mjs';
import { programOf } from './program.mjs';
import { hashOfText } from './tree.mjs';

const usual = {
  'README.md': 'Vitrin',
  'package-lock.json': '{}',
  'schema.graphql': 'type Query',
  'server/products.ts': '',
  'server/products.test.ts': "import './products.ts'; read('schema.graphql');",
  'server/mails.ts': 'export const from = 1;',
  'server/mails.test.ts': "import './mails.ts';",
  'server/mails.ledger.test.ts': "read('server/mails.ts');",
  'scripts/layers.test.js': '',
  'scripts/readme.test.js': "read('README.md');",
  'vitest.config.ts': "setupFiles: ['testing/guard.ts']",
  'testing/guard.ts': '',
};
const ofAllCode = ['scripts/layers.test.js', 'scripts/readme.test.js'];
const tests = Object.keys(usual).filter((file) => file.includes('.test.'));

function inputsOf(texts, surroundings = '') {
  const read = (file) => texts[file] ?? '';
  const hashOf = (some) => hashOfText(some.map((file) => file + texts[file]).join());
  const program = (file) => file + (isCode(file) ? programOf(file, read(file)) : read(file));
  const programHashOf = (some) => hashOfText(some.map(program).join());
  return createInputs({ files: Object.keys(texts), read, hashOf, programHashOf }, surroundings);
}

/** Which test files have to run again after a change. */
function due(change, surroundings) {
  const [before, after] = [inputsOf(usual), inputsOf({ ...usual, ...change }, surroundings)];
  return tests.filter((file) => before.ofTest(file) !== after.ofTest(file));
}

test('a change to a module runs the tests that depend on it, and those that look at all code', () => {
  const changed = due({ 'server/mails.ts': 'export const from = 2;' });
  expect(changed).toEqual(['server/mails.test.ts', 'server/mails.ledger.test.ts', ...ofAllCode]);
});

test('a comment runs the tests that read code as text, and none that only runs it', () => {
  const commented = { 'server/mails.ts': '// The first.\nexport const from = 1;' };
  expect(due(commented)).toEqual(['server/mails.ledger.test.ts', ...ofAllCode]);
  expect(inputsOf({ ...usual, ...commented }).ofBuild()).toBe(inputsOf(usual).ofBuild());
  expect(inputsOf({ ...usual, 'server/mails.ts': '' }).ofBuild()).not.toBe(inputsOf(usual).ofBuild());
  expect(due({ 'server/mails.test.ts': `// @vitest-environment jsdom\n${usual['server/mails.test.ts']}` })).toEqual([
    'server/mails.test.ts',
    ...ofAllCode,
  ]);
});

test('a change to a file that a test reads runs this test', () => {
  expect(due({ 'schema.graphql': 'type Mutation' })).toEqual(['server/products.test.ts', ...ofAllCode]);
});

test('a change to a text for people runs only the tests that name it', () => {
  expect(due({ 'README.md': 'Changed' })).toEqual(['scripts/readme.test.js']);
});

test('a new file that no code names runs everything', () => {
  expect(due({ 'data/new.json': '{}' })).toEqual(tests);
});

test('the lists of what has passed have no say', () => {
  expect(due({ 'proof/release/passed.json': '{}' })).toEqual([]);
});

test('other packages, another setup of tests or another machine run everything', () => {
  expect(due({ 'testing/guard.ts': 'changed' })).toEqual(tests);
  expect(due({ 'package-lock.json': '{ "changed": true }' })).toEqual(tests);
  expect(due({}, 'v26.0.0')).toEqual(tests);
  expect(machine({ TZ: 'Europe/Istanbul' })).not.toBe(machine({ TZ: 'UTC' }));
  expect(machine({ LANG: 'C.UTF-8' })).toBe(machine({}));
});

test('what a step is given beside the files has a say as well, such as the hash of a build', () => {
  const inputs = inputsOf(usual);
  expect(inputs.ofTest('server/mails.test.ts', 'one build')).not.toBe(
    inputs.ofTest('server/mails.test.ts', 'another build'),
  );
});

test('a text for people does not make static checks of code run again', () => {
  const [before, after] = [inputsOf(usual), inputsOf({ ...usual, 'README.md': 'Changed' })];
  expect(after.ofStep(looksAt.code)).toBe(before.ofStep(looksAt.code));
  expect(after.ofStep(looksAt.all)).not.toBe(before.ofStep(looksAt.all));
});
