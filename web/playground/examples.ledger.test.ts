import { readFileSync } from 'node:fs';
import { buildSchema, coerceInputValue, parse, typeFromAST, validate, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const content = readFileSync('data/starter/content.json', 'utf8');

test.each(examples)('the example fits the schema and the starter content: $query', ({ query, variables = '{}' }) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const [operation] = document.definitions as OperationDefinitionNode[];
  const values = JSON.parse(variables) as Record<string, unknown>;
  for (const { variable, type } of operation?.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type as never);
    expect(() => coerceInputValue(values[variable.name.value], inputType as never)).not.toThrow();
  }
  for (const [, id] of variables.matchAll(/"categoryId": "([^"]+)"/g)) expect(content).toContain(`"id":"${id}"`);
});
