import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest. It writes a file of JSON, which REPORT_FILE names: `files`, each with its seconds and its tests,
 * `failures`, each with the first lines of its error, and `isWhole`, which is false after an error that belongs to no test.
 */
export default class Reporter {
  onTestRunEnd(modules, errors) {
    const files = modules.map((module) => ({
      ...placeOf(module),
      ok: ['passed', 'skipped'].includes(module.state()) && errors.length === 0,
      seconds: module.diagnostic().duration / 1000,
      tests: [...module.children.allTests()].map((test) => ({
        test: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    }));
    const failures = modules.flatMap((module) => [
      ...[...module.children.allTests('failed')].map((test) => ({
        ...placeOf(module),
        test: test.fullName,
        why: reasonOf(test.result().errors),
      })),
      // The file itself: an import, or a hook.
      ...(module.errors().length > 0 ? [{ ...placeOf(module), why: reasonOf(module.errors()) }] : []),
    ]);
    writeFileSync(process.env.REPORT_FILE, JSON.stringify({ files, failures, isWhole: errors.length === 0 }));
  }
}

const placeOf = (module) => ({ project: module.project.name, file: module.relativeModuleId });

/** The difference says what a long list held, of which the message tells no more than its length. */
const reasonOf = ([first] = []) =>
  [first?.stack ?? first?.message ?? '', first?.diff ?? ''].map((text) => String(text).slice(0, 1500)).join('\n');
