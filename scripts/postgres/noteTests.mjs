import { relative } from 'node:path';
import { afterEach, expect } from 'vitest';
import { takeSeen, watchStatements, writeLine } from './noteShapes.mjs';

watchStatements();

afterEach(() => {
  const seen = takeSeen();
  if (!process.env.SHAPES_FILE || seen.marks.length === 0) return;
  const { testPath = '', currentTestName } = expect.getState();
  writeLine({ file: relative('', testPath), test: currentTestName, ...seen });
});
