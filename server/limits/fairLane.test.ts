import { expect, test } from 'vitest';
import { createFairLane } from './fairLane.ts';

const settings = { waiting: 4, restTimes: 1, message: 'Too many sign-ins at this moment.' };

/** Work that ends when the test says so; `begun` names the pieces in their order. */
function pieces() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('one piece runs at a time, and an address with many pieces keeps no other waiting', async () => {
  const lane = createFairLane(settings);
  const { begun, work, end } = pieces();
  const all = [lane('a', work('a1')), lane('a', work('a2')), lane('a', work('a3')), lane('b', work('b1'))];
  const right = ['a1', 'a2', 'b1', 'a3'];
  for (const [at, name] of right.entries()) {
    await expect.poll(() => begun).toEqual(right.slice(0, at + 1));
    end(name);
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('too many are refused, a piece whose asker has left never begins, and a failure keeps nobody waiting', async () => {
  const lane = createFairLane(settings);
  const { begun, work, end } = pieces();
  const first = lane('a', work('a1'));
  const leaving = new AbortController();
  const left = lane('b', work('b1'), leaving.signal);
  const failed = lane('c', () => Promise.reject(new Error('Broken.')));
  const others = [lane('d', work('d1')), lane('d', work('d2'))];
  await expect(lane('e', work('e1'))).rejects.toMatchObject({ kind: 'rateLimited' });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ kind: 'canceled' });
  await expect(lane('e', work('e1'), leaving.signal)).rejects.toMatchObject({ kind: 'canceled' });
  end('a1');
  await expect(failed).rejects.toThrow('Broken.');
  await expect.poll(() => begun).toEqual(['a1', 'd1']);
  end('d1');
  await expect.poll(() => begun).toEqual(['a1', 'd1', 'd2']);
  end('d2');
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'd1', 'd2']);
});
