import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest. It writes a file of JSON, which REPORT_FILE names: which test files passed, how long each took and
 * each of its tests, and which tests passed only at a second try, with how the first one failed. A test has to wait for a busy machine on its
 * own, so such a test counts as a fault.
 */
export default class Reporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const flaky = tests.filter(isFlaky);
    const files = modules.map((module) => ({
      project: module.project.name,
      file: module.relativeModuleId,
      ok:
        ['passed', 'skipped'].includes(module.state()) &&
        errors.length === 0 &&
        ![...module.children.allTests('passed')].some(isFlaky),
      seconds: module.diagnostic().duration / 1000,
      tests: [...module.children.allTests()].map((test) => ({
        test: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    }));
    writeFileSync(process.env.REPORT_FILE, JSON.stringify({ files, secondTries: flaky.map(describeTry) }));
  }
}

const isFlaky = (test) => test.diagnostic()?.flaky;

function describeTry(test) {
  const [first] = test.result().errors ?? [];
  const why = String(first?.stack ?? first?.message ?? '').replaceAll(/^/gm, '      ');
  return `[${test.project.name}] ${test.module.relativeModuleId}: ${test.fullName}\n${why.slice(0, 1500)}`;
}
