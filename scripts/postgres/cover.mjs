/**
 * Chooses tests that send, together, every statement that all of them send, at little cost: again and again the test that
 * adds the most statements for each second; then those go whose statements later ones send as well.
 * `tests`: `{ statements, seconds }` of each, beside what the caller knows them by. Returns the chosen ones.
 */
export function cover(tests) {
  const missing = new Set(tests.flatMap(({ statements }) => statements));
  const left = tests.map((test) => ({ test, statements: new Set(test.statements), seconds: test.seconds }));
  const chosen = [];
  while (missing.size > 0) {
    const gains = left.map(({ statements, seconds }) => statements.intersection(missing).size / (seconds + overhead));
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    chosen.push(best);
    for (const statement of best.statements) missing.delete(statement);
  }
  return withoutDoubles(chosen).map(({ test }) => test);
}

/** Seconds that each test takes beside its own. */
const overhead = 0.05;

function withoutDoubles(chosen) {
  const senders = new Map();
  const count = (statement, more) => senders.set(statement, (senders.get(statement) ?? 0) + more);
  for (const { statements } of chosen) for (const statement of statements) count(statement, 1);
  const kept = new Set(chosen);
  for (const test of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    if ([...test.statements].some((statement) => senders.get(statement) === 1)) continue;
    for (const statement of test.statements) count(statement, -1);
    kept.delete(test);
  }
  return [...kept];
}

/** Returns the tests that run: those for which `isAlways` is true, and of the others some that send what these do not. */
export function needed(tests, isAlways) {
  const always = tests.filter(isAlways);
  const known = new Set(always.flatMap(({ statements }) => statements));
  const others = tests.filter((test) => !isAlways(test));
  const adding = others.map((test) => ({
    ...test,
    from: test,
    statements: test.statements.filter((statement) => !known.has(statement)),
  }));
  return [...always, ...cover(adding).map(({ from }) => from)];
}
