import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../settings/root.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { anyMoment, quietFor } from '../testing/quietFor.ts';
import { badInput } from '../core/errors.ts';
import { createHeavyWork } from './heavyWork.ts';
import type { Job } from './job.ts';

const limits = { time: 60_000, megabytes: 64 };

async function badWork() {
  const { db, images, folder } = await openTestApi();
  const work = createHeavyWork(fromRoot('server/testing/badWorker.mjs'), { dataDir: folder, images }, db);
  onTestFinished(() => work.close());
  const job = (
    name: string,
    { lane = 'long', ...more }: Partial<Pick<Job<null, number>, 'lane'> & typeof limits> = {},
  ): Job<null, number> => ({
    name,
    lane,
    limits: { ...limits, ...more },
    tooMuch: () => badInput('file', `${name} takes too much.`),
    run: async () => 0,
  });
  const runFor = (visitor: string, name: string) => work.run(job(name, { lane: 'visitors' }), null, { visitor });
  return { run: (...given: Parameters<typeof job>) => work.run(job(...given), null), runFor, work };
}

test('a crash in a job is an error of that job alone', async () => {
  const { run } = await badWork();
  await expect(run('crash')).rejects.toThrow('The worker ended during crash (SIGSEGV)');
  // The last output of the process contains the class and the place of the error, and nothing of its input.
  const thrown = await run('throwTyped').catch(String);
  expect(thrown).toMatch(/TypeError\n +at .*badWorker\.mjs:\d+/);
  expect(thrown).not.toContain('ornek');
  expect(await run('answer')).toBeGreaterThan(0);
});

test('a job that does not end is ended', async () => {
  const { run } = await badWork();
  await expect(run('hang', { time: 300 })).rejects.toThrow('hang takes too much.');
  expect(await run('answer')).toBeGreaterThan(0);
});

test.each(['fillHeap', 'fillMemory'])('a job that fills the memory is ended: %s', async (name) => {
  const { run } = await badWork();
  await expect(run(name)).rejects.toThrow(`${name} takes too much.`);
});

test('a worker runs one job after the other, and further jobs are refused when too many wait', async () => {
  const { run } = await badWork();
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => run('answer')));
  const done = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(new Set(done).size).toBe(1);
  expect(
    all.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && String(one.reason)),
  ).toContain('Error: The server has too much to do. Please try again in a minute.');
});

test('short work does not wait behind a long one, and both end with the process', async () => {
  const { run, work } = await badWork();
  const long = run('hang');
  expect(await run('answer', { lane: 'short' })).toBeGreaterThan(0);
  const short = run('hang', { lane: 'short' });
  await anyMoment(50, 'both have begun, or wait');
  work.close();
  const ends = await Promise.allSettled([long, short]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('the jobs of one visitor wait for each other, and other visitors do not wait for them', async () => {
  const { runFor, work } = await badWork();
  const hanging = ['hang', ...Array.from({ length: 7 }, () => 'answer')].map((name) => runFor('10.0.0.1', name));
  const ended = Promise.allSettled(hanging);
  await expect(hanging.at(-1)).rejects.toMatchObject({ kind: 'rateLimited' });
  expect(await runFor('10.0.0.2', 'answer')).toBeGreaterThan(0);
  expect(await runFor('10.0.0.3', 'answer')).toBeGreaterThan(0);
  work.close();
  expect((await ended).map(({ status }) => status)).toEqual(hanging.map(() => 'rejected'));
});

test('the import of a process that ends is rolled back, and the next write runs', async () => {
  const { asAdmin, asVisitor, jobs, heavyWork, admin, db } = await openTestApi();
  const products = Array.from({ length: 5000 }, (_, n) => ({ id: String(n), name: `Şamandıra ${n}`, category: '' }));
  const content = { information: { products: { products } } };
  const importing = asAdmin('mutation ($content: JSON!) { importContent(content: $content, job: "a") { products } }', {
    content,
  });
  await expect.poll(async () => (await jobs.find(admin.id, 'a'))?.done, { interval: 5, timeout: 90_000 }).toBeTruthy();
  // It is writing now: others see nothing of it, and their writes wait.
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
  let isWritten = false;
  const write = db.write(async () => (isWritten = true));
  await quietFor(50, 'the other write would run');
  expect(isWritten).toBe(false);
  heavyWork.close();
  expect((await importing).errors).toBeDefined();
  await write;
  expect((await asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(0);
}, 120_000);
