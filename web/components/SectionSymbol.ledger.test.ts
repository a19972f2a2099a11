import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';

test('the file of signs has one for every section', () => {
  const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('Section');
  const sections = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(sections).toContain('GATE_VALVE');
  const signs = readFileSync('web/public/images/sections.svg', 'utf8');
  expect([...signs.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id).toSorted()).toEqual(sections.toSorted());
});
