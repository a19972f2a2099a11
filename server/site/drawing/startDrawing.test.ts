import { expect, onTestFinished, test, vi } from 'vitest';
import { oddEntry, threadFile } from '../../testing/oddWeb.ts';
import type { Surroundings } from './drawing.ts';
import { startDrawing } from './startDrawing.ts';

const assets = { scripts: [], later: [], atOnce: [], styles: [], fonts: [] };
const pageAt = (path: string, form?: { type: string; body: string }) => ({
  url: `http://vitrin.example${path}`,
  assets,
  headScript: '',
  site: {},
  ...(form && { form }),
});
const form = { type: 'application/x-www-form-urlencoded', body: 'ad=Şule' };
const answer = (said: string) => ({ json: JSON.stringify({ data: { said } }), texts: {} });

type Drawing = Partial<Surroundings> & { form?: typeof form };
type Started = { entries?: Record<string, string>; signs?: number };

/** A thread whose pages misbehave as they are answered, and why threads of it have ended. */
async function drawing({ entries = { '': oddEntry }, signs = 20 }: Started = {}) {
  const ends: string[] = [];
  const started = startDrawing({
    file: threadFile,
    entries,
    onEnd: ({ message }) => ends.push(message),
    patience: { every: 100, whileLoading: 600, whileDrawing: signs },
  });
  onTestFinished(started.close);
  await started.facts;
  const asked: string[] = [];
  /** Draws a page whose question is answered so. */
  const draw = (said: string, { form: sent, ...surroundings }: Drawing = {}) =>
    started.drawIn('')(pageAt('/about', sent), {
      async ask({ name }) {
        asked.push(name);
        const data = name === 'Ask' ? { said } : { sent: true };
        return { json: JSON.stringify({ data }), texts: { 'Product:1': { slug: name } } };
      },
      startOver: () => asked.push('over'),
      ...surroundings,
    });
  const text = async (drawn: ReturnType<typeof draw>) => Buffer.from((await drawn).html.buffer).toString();
  return { ...started, ends, asked, draw, text };
}

test('a page is drawn with the answers of the other thread, and its processor time is charged', async () => {
  const { facts, draw, text, asked, ends } = await drawing();
  expect(await facts).toMatchObject({ headScript: 'odd', pagePaths: ['/'] });
  const times: number[] = [];
  const html = await text(draw('İyi', { spent: (took) => times.push(took) }));
  expect(html).toContain('/about: İyi {"Product:1":{"slug":"Ask"}}');
  // The second time, the thread sends the name of its question alone.
  expect(await text(draw('Güzel'))).toContain('/about: Güzel');
  expect(asked).toEqual(['Ask', 'Ask']);
  expect(times).toEqual([expect.any(Number)]);
  expect(times[0]).toBeGreaterThan(0);
  expect(ends).toEqual([]);
});

test.each([
  ['ends', 20, 'The thread that draws pages ended with 3.'],
  ['hangs', 20, 'The thread that draws pages hung.'],
  ['fills', 600, expect.stringContaining('memory limit')],
])('a page whose thread %s is drawn once more and then refused; others are drawn', async (deed, signs, why) => {
  const { draw, text, ends, asked } = await drawing({ signs });
  const times: number[] = [];
  await expect(draw(deed, { spent: (took) => times.push(took) })).rejects.toThrow();
  expect(ends).toEqual([why, why]);
  expect(asked).toEqual(['Ask', 'over', 'Ask']);
  // Its address pays for both threads.
  expect(times).toHaveLength(2);
  expect(await text(draw('İyi'))).toContain('/about: İyi');
});

test('pages that are under way when their thread ends are drawn by the next one', async () => {
  const { draw, text, ends } = await drawing();
  let isAsked = false;
  const ask = async () => {
    // The first thread never hears an answer.
    if (!isAsked) await new Promise(() => (isAsked = true));
    return answer('sonunda');
  };
  const waiting = text(draw('', { ask }));
  await expect.poll(() => isAsked).toBe(true);
  const deeds = ['ends', 'İyi'];
  expect(await text(draw('', { ask: async () => answer(deeds.shift() ?? '') }))).toContain('/about: İyi');
  expect(await waiting).toContain('/about: sonunda');
  expect(ends).toEqual(['The thread that draws pages ended with 3.']);
});

test('a form that has changed something is not sent twice', async () => {
  const { draw, asked } = await drawing();
  await expect(draw('ends', { form })).rejects.toThrow('ended with 3');
  expect(asked).toEqual(['Send', 'Ask']);
});

test('a body that is not a form is refused', async () => {
  const { draw, asked } = await drawing();
  const broken = { type: 'multipart/form-data; boundary=x', body: 'x' };
  await expect(draw('İyi', { form: broken })).rejects.toMatchObject({ kind: 'badInput' });
  expect(asked).toEqual([]);
});

test('an asker who leaves ends the work', async () => {
  const { draw, text, ends } = await drawing();
  const leave = new AbortController();
  const ask = async () => {
    leave.abort();
    return answer('hangs');
  };
  const times: number[] = [];
  const spent = (took: number) => times.push(took);
  await expect(draw('', { left: leave.signal, ask, spent })).rejects.toMatchObject({ kind: 'canceled' });
  expect(times).toHaveLength(1);
  await expect(draw('İyi', { left: leave.signal })).rejects.toMatchObject({ kind: 'canceled' });
  expect(await text(draw('İyi'))).toContain('/about: İyi');
  expect(ends).toEqual([]);
});

test('an error while a page is rendered reaches the other thread, and what is printed its log, without typed words', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { draw, text, ends } = await drawing();
  await expect(draw('throws')).rejects.toThrow('This page cannot be drawn.');
  const [words, error] = printed.mock.calls.at(-1) ?? [];
  expect([words, (error as Error).message]).toEqual(['prints', 'SyntaxError']);
  expect(await text(draw('İyi'))).toContain('/about');
  expect(ends).toEqual([]);
});

test('a question that cannot be answered fails in the page', async () => {
  const { draw } = await drawing();
  const ask = () => Promise.reject(new Error('The database is away.'));
  await expect(draw('', { ask })).rejects.toThrow('The database is away.');
});

test('a question that comes when its page is drawn is refused, so that nothing waits for it for ever', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  const { draw, asked } = await drawing();
  await draw('asksLate');
  await expect.poll(() => printed.mock.calls).toEqual([['refused', expect.anything()]]);
  expect(asked).toEqual(['Ask']);
});

test('languages are modules of their own, and one that cannot be loaded takes no other with it', async () => {
  const started = await drawing({ entries: { '': oddEntry, en: oddEntry, xx: 'file:///none.ts' } });
  const surroundings = { ask: async () => answer('yes'), startOver: () => undefined };
  const { html } = await started.drawIn('en')(pageAt('/en'), surroundings);
  expect(Buffer.from(html).toString()).toContain('/en: yes');
  await expect(started.drawIn('xx')(pageAt('/xx'), surroundings)).rejects.toThrow();
  expect(await started.text(started.draw('İyi'))).toContain('/about');
});

test('a web side that cannot be loaded is said at the start', async () => {
  const ends: string[] = [];
  const { facts, close } = startDrawing({
    file: threadFile,
    entries: { '': 'file:///none.ts' },
    onEnd: ({ message }) => ends.push(message),
  });
  onTestFinished(close);
  await expect(facts).rejects.toThrow('none.ts');
  expect(ends).toEqual([]);
});

test('once it is closed, nothing is drawn', async () => {
  const { draw, close, ends } = await drawing();
  const waiting = draw('', { ask: () => new Promise(() => undefined) });
  const refused = expect(waiting).rejects.toMatchObject({ kind: 'canceled' });
  await close();
  await refused;
  await expect(draw('İyi')).rejects.toMatchObject({ kind: 'canceled' });
  expect(ends).toEqual([]);
});
