/**
 * Chooses test files that send, together, every statement that all of them send, at little cost: again and again the file
 * that adds the most statements for each second; then those go whose statements later ones send as well.
 * `files`: `{ file, statements, seconds }`. Returns the names of the chosen.
 */
export function cover(files) {
  const missing = new Set(files.flatMap(({ statements }) => statements));
  const left = files.map((file) => ({ ...file, statements: new Set(file.statements) }));
  const chosen = [];
  while (missing.size > 0) {
    const gains = left.map(({ statements, seconds }) => statements.intersection(missing).size / (seconds + overhead));
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    chosen.push(best);
    for (const statement of best.statements) missing.delete(statement);
  }
  return withoutDoubles(chosen).map(({ file }) => file);
}

/** Seconds that each file takes beside its tests. */
const overhead = 0.3;

function withoutDoubles(chosen) {
  const kept = new Set(chosen);
  for (const file of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    const others = new Set([...kept].filter((other) => other !== file).flatMap(({ statements }) => [...statements]));
    if (file.statements.isSubsetOf(others)) kept.delete(file);
  }
  return [...kept];
}

/**
 * Returns those of the files that need not run: those for which `isAlways` is true, and others that are
 * chosen, send all that they send.
 */
export function needless(files, isAlways) {
  const known = new Set(files.filter(({ file }) => isAlways(file)).flatMap(({ statements }) => statements));
  const others = files
    .filter(({ file }) => !isAlways(file))
    .map((file) => ({ ...file, statements: file.statements.filter((statement) => !known.has(statement)) }));
  const chosen = new Set(cover(others));
  return others.filter(({ file }) => !chosen.has(file));
}

/** A statement without what differs from call to call: how many values a list has, and which of a row are given. */
export const shapeOf = (statement) =>
  statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(, ?\?)+/g, '?')
    .replaceAll(/\((default|\?)(, ?(default|\?))*\)(, ?\((default|\?)(, ?(default|\?))*\))*/g, '(?)');

/** How tests find out which tables to empty. */
const ofTests = /as name where exists \(select from "/;

/** Whether it reads or writes rows of the product; others, such as `begin`, are sent by each test. */
export const isQuery = (statement) =>
  /^\W*(select|insert|update|delete|with)\b/i.test(statement) && !ofTests.test(statement);
