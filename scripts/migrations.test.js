import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([[], ['Two words'], ['--name']])('no migration is written without a name: %j', (...words) => {
  const { status, stderr } = spawnSync('node', ['scripts/migrations.mjs', ...words], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run migrations -- brands');
});
