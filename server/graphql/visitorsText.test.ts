import { expect, onTestFinished, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';

/** Collects the source of every function that is made from text until the test ends. */
function collectMadeCode(): string[] {
  const sources: string[] = [];
  const { Function: original, eval: originalEval } = globalThis;
  globalThis.Function = new Proxy(original, {
    construct: (target, parts: string[]) => (sources.push(parts.join('\n')), Reflect.construct(target, parts)),
    apply: (target, self, parts: string[]) => (
      sources.push(parts.join('\n')),
      Reflect.apply(target, self, parts) as object
    ),
  });
  globalThis.eval = (text: string) => (sources.push(text), originalEval(text) as unknown);
  onTestFinished(() => void Object.assign(globalThis, { Function: original, eval: originalEval }));
  return sources;
}

const asked = [
  { query: 'query nameOfVisitor($first: Int) { aliasOfVisitor: products(first: $first) { totalCount } }' },
  { query: '{ product(id: "textOfVisitor") { id } }' },
  { query: '{ products(search: "textOfVisitor") { totalCount } }' },
  {
    query: 'query ($search: String) { products(search: $search) { totalCount } }',
    variables: { search: 'textOfVisitor' },
  },
  { query: '{ products(filter: { kindIds: ["textOfVisitor"] }) { totalCount } }' },
];

test('no part of what a visitor sends becomes code, however often it is sent', async () => {
  const { origin } = await serveTestSite();
  const sources = collectMadeCode();
  for (let times = 0; times < 30; times++)
    for (const operation of asked)
      await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Another value each time, since an answer that is kept is not computed again.
        body: JSON.stringify({ ...operation, extensions: { times } }),
      });
  // oxlint-disable-next-line typescript/no-implied-eval -- it proves that the collector catches made code
  expect(new Function('return 1')()).toBe(1);
  expect(sources).toContain('return 1');
  expect(sources.filter((source) => source.includes('OfVisitor'))).toEqual([]);
});
