import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** `npm run test:release` and `npm test -- --keep` name it: which scripts the pages of each test file load, a line of JSON for each. */
const file = process.env.LOADS_FILE;
const noted = new Set<string>();

/** Notes the scripts that the pages of a context ask for. `npm test` runs a journey again when one of them has changed. */
export function noteLoads(context: BrowserContext) {
  if (!file) return;
  context.on('request', (request) => {
    const [, chunk] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    const { testPath } = expect.getState();
    const line = JSON.stringify({ file: relative('', testPath ?? ''), chunk });
    if (!chunk || !testPath || noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  });
}
