import { passed } from './passed.mjs';
import { skip, step } from './steps.mjs';
import { readTree } from './tree.mjs';
import { createInputs } from './inputs.mjs';
import { inShell, vitest } from './vitest.mjs';

const isRight = () => true;

/**
 * Runs what has not passed in its present state. `surroundings`: text that stands for the machine; `all`: run everything;
 * `lane`: what has passed in another lane counts for nothing. A success is not kept when a file that has a say has changed
 * while the step ran.
 */
export function createDue({ surroundings, all, lane }) {
  const inputs = createInputs(readTree(), surroundings);
  const isDue = (name, hash) => all || !passed.has(name, hash, lane);
  const succeeded = new Set();
  /** The hash of each test file that this run has looked at. */
  const seen = new Map();

  /** Returns rows for `twoAtOnce`: one, or none if the step may be skipped. `stillThere` tells whether its result exists. */
  function checkStep([name, expected, work, looksAt, stillThere = isRight]) {
    const hash = inputs.ofStep(looksAt);
    if (!isDue(name, hash) && stillThere()) {
      skip(name);
      return [];
    }
    const workAndNote = async () => {
      const started = Date.now();
      const outcome = await work();
      const now = createInputs(readTree(), surroundings).ofStep(looksAt);
      const ok = outcome.ok === true && now === hash;
      passed.note([{ name, hash, seconds: (Date.now() - started) / 1000, ok }], lane);
      return outcome;
    };
    return [[name, expected, workAndNote]];
  }

  /**
   * Runs the test files that are due, as one step. `expected`: seconds for all of them; `more`: text for what has a say
   * beside the files of the checkout, as has the `more` of a test; `options`: words for Vitest.
   */
  async function testStep(name, tests, { expected, more = '', options = '', environment = {} }) {
    const moreOf = new Map(tests.map((test) => [nameOf(test), `${more} ${test.more ?? ''}`]));
    const hashes = new Map(tests.map((test) => [nameOf(test), inputs.ofTest(test.file, moreOf.get(nameOf(test)))]));
    for (const [test, hash] of hashes) seen.set(test, hash);
    const due = tests.filter((test) => isDue(nameOf(test), hashes.get(nameOf(test))));
    if (due.length === 0) return skip(name);
    if (due.length < tests.length) {
      console.log(
        `  ${due.length} of ${tests.length} test files; the others have passed, and nothing that they use has changed since`,
      );
    }
    const projects = [...new Set(due.map(({ project }) => project))].map((project) => `--project ${project}`);
    const files = [...new Set(due.map(({ file }) => inShell(file)))];
    return step(name, 5 + (expected * due.length) / tests.length, async () => {
      const outcome = await vitest([...projects, options, ...files].join(' '), environment);
      const now = createInputs(readTree(), surroundings);
      for (const result of outcome.files.filter(({ ok }) => ok)) succeeded.add(nameOf(result));
      const noted = outcome.files
        .map((result) => ({ ...result, name: nameOf(result) }))
        .filter(({ name }) => hashes.has(name));
      passed.note(
        noted.map(({ name, file, ok, seconds }) => {
          const hash = hashes.get(name);
          return { name, hash, seconds, ok: ok && hash === now.ofTest(file, moreOf.get(name)) };
        }),
        lane,
      );
      return outcome;
    });
  }

  /** Tells whether a test file ran and passed in this run, each test at its first try. */
  const hasSucceeded = (project, file) => succeeded.has(nameOf({ project, file }));

  /** Writes which test files have passed in their present state, but those that every run repeats. Returns their number. */
  const keepPassed = (isRepeated) =>
    passed.keep([...seen].filter(([name]) => !isRepeated(name.slice(name.indexOf(' ') + 1))));

  /** Tells whether a test file that this run has looked at has passed in its present state, now or before. */
  const hasPassed = (project, file) => passed.has(nameOf({ project, file }), seen.get(nameOf({ project, file })));

  return { checkStep, testStep, hasPassed, hasSucceeded, keepPassed, ofBuild: inputs.ofBuild };
}

const nameOf = ({ project, file }) => `${project} ${file}`;
