import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parts } from './licences.mjs';

test('the bill of materials lists every shipped package with its hash, and nothing else', () => {
  const { components } = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.mjs'], { encoding: 'utf8' }));
  const named = components.map(({ name, version }) => `${name}@${version}`);
  expect(named).toEqual([...new Set(parts().map(({ name, version }) => `${name}@${version}`))]);
  expect(components.filter(({ hashes }) => !/^[\da-f]{128}$/.test(hashes?.[0].content))).toEqual([]);
});
