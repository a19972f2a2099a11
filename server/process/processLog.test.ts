import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/**
 * Logs a line each time its standard input says so, and answers on standard error when it has: a process that waits for its
 * log answers nothing.
 */
const program = `
  import { createProcessLog } from './server/process/processLog.ts';
  import { countsOf } from './server/core/tallies.ts';
  const log = createProcessLog({ LOG_FORMAT: process.env.FORMAT, NODE_ENV: 'production' });
  process.stdin.on('data', () => {
    for (let line = 0; line < 20; line++) log.info({ line, filler: 'x'.repeat(${20_000}) }, 'a line');
    setImmediate(() => process.stderr.write('lost ' + countsOf('log').get('lost') + ';'));
  });
`;

function start(output: 'pipe' | number, format: string, shell = 'exec "$@"') {
  const node = [process.execPath, '--no-warnings', '--input-type=module', '-e', program];
  const child = spawn('sh', ['-c', shell, 'sh', ...node], {
    stdio: ['pipe', output, 'pipe'],
    env: { ...process.env, FORMAT: format },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    /** Has it log some lines; resolves to how many it has lost so far. */
    async log() {
      child.stdin?.write('\n');
      let said = '';
      while (!said.includes(';')) said += String((await once(child.stderr ?? child, 'data'))[0]);
      const [, lost] = /^lost (\d+);$/.exec(said) ?? [];
      if (lost === undefined) throw new Error(said);
      return Number(lost);
    },
  };
}

test.each(['json', 'text'])('a full device costs the lines of the log (%s), and not the process', async (format) => {
  const { log } = start(openSync('/dev/full', 'w'), format);
  expect(await log()).toBe(20);
  expect(await log()).toBe(40);
});

test.each(['json', 'text'])(
  'a disk with room again gets whole lines (%s), and one says what was lost',
  async (format) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-log-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'log');
    // No file may grow past 256 blocks of 512 bytes.
    const { log } = start(openSync(file, 'a'), format, 'ulimit -f 256; exec "$@"');
    const lost = await log();
    expect(lost).toBeGreaterThan(10);
    truncateSync(file);
    await log();
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    expect(lines[0]).toMatch(/a line/);
    const told = lines.filter((line) => line.includes('lines of it are lost'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`"lines":${lost}`);
    expect(told[0]).toContain('EFBIG');
  },
);

test.each(['json', 'text'])(
  'a pipe whose reader stands still costs lines (%s), and goes on with it',
  async (format) => {
    const { child, log } = start('pipe', format);
    let lost = 0;
    while (lost === 0) lost = await log();
    expect(await log()).toBe(lost + 20);
    let read = '';
    const said = /"lines":(\d+)/;
    child.stdout?.on('data', (data: Buffer) => (read += data.toString()));
    while (!said.test(read)) await once(child.stdout ?? child, 'data');
    expect(Number(said.exec(read)?.[1])).toBe(lost + 20);
    expect(await log()).toBe(lost + 20);
  },
);
