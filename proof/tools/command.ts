import { spawnSync } from 'node:child_process';
import type { Settings } from '../../e2e/testing/site.ts';

/** Runs a command of the product over a data folder and gives its time in milliseconds; throws what it wrote when it fails. */
export function command(name: string, words: string[], dataDir: string, settings: Settings = {}) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} ${words.join(' ')} failed:\n${stderr}`);
  return performance.now() - started;
}
