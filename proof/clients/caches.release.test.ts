import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff, validate } from '@graphql-inspector/core';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { buildSchema, Source } from 'graphql';
import { expect, test, vi } from 'vitest';
import { api, loaded, Wide, withProducts } from '../../server/testing/programs/guideClients.ts';

test('graphcache takes the keys of the guide, and warns of nothing', async () => {
  const { origin } = await withProducts();
  const [, code = ''] = /cacheExchange\(\{\n([\s\S]*?)\n\}\)/.exec(api) ?? [];
  const [keyless = ''] = /^const keyless = `[^`]*`;/m.exec(api) ?? [];
  const { keys } = await loaded<{ keys: Record<string, () => string | null> }>(
    `${keyless}\nexport const ${code.replace('keys:', 'keys =').replace(/,\s*$/, ';')}`,
  );
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys }), fetchExchange],
  });
  const first = await client.query(Wide, {});
  const { hasNextPage, endCursor } = first.data.products.pageInfo;
  expect(hasNextPage).toBe(true);
  expect((await client.query(Wide, { after: endCursor })).data.products.edges).toHaveLength(1);
  const warned = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  expect(warned).toEqual([]);
});

test('the inspector finds nothing in the schema that breaks a client of the released one', async () => {
  const [released, now] = ['docs/released.graphql', 'schema.graphql'].map((file) =>
    buildSchema(readFileSync(file, 'utf8')),
  );
  if (!released || !now) throw new Error('A schema is missing.');
  const breaking = (await diff(released, now)).filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  expect(breaking.map(({ message }) => message)).toEqual([]);
  expect(validate(now, [new Source(Wide)])).toEqual([]);
});
