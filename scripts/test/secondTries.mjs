import { writeFileSync } from 'node:fs';

/**
 * A reporter for Vitest: writes which tests passed only at a second try, and how the first one failed, to the file that
 * SECOND_TRIES_FILE names. A test has to wait for a busy machine by itself, so such a test counts as a fault.
 */
export default class SecondTries {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')]);
    const told = tests.filter((test) => test.diagnostic()?.flaky).map(tellOf);
    writeFileSync(process.env.SECOND_TRIES_FILE, JSON.stringify(told));
  }
}

function tellOf(test) {
  const [first] = test.result().errors ?? [];
  const why = String(first?.stack ?? first?.message ?? '').replaceAll(/^/gm, '      ');
  return `[${test.project.name}] ${test.module.relativeModuleId}: ${test.fullName}\n${why.slice(0, 1500)}`;
}
