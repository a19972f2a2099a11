import { globSync, readFileSync } from 'node:fs';
import { buildSchema, NoDeprecatedCustomRule, parse, validate, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Deprecated fields that something of ours still asks for, and why. The list only gets shorter. */
const exceptions: Record<string, string> = {
  'web/admin/upkeep/imports/imports.graphql Mutation.removeImportKey':
    'It takes away the own key of a profile that earlier versions made; nothing makes such keys any more.',
};

/** Returns the deprecated fields, arguments and values that a document asks for. */
const deprecatedIn = (document: DocumentNode) =>
  validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: 1000 }).map(
    ({ message }) => / ([A-Z]\w+\.\w+)/.exec(message)?.[1] ?? message,
  );

const files = globSync('{web,server/programs}/**/*.graphql', { exclude: ['**/node_modules/**'] });

test('no operation of our own screens and doors asks for what is deprecated, but for a reason', () => {
  expect(files.length).toBeGreaterThan(90);
  const found = files.flatMap((file) =>
    deprecatedIn(parse(readFileSync(file, 'utf8'))).map((field) => `${file} ${field}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(exceptions).sort());
});

/** The names of deprecated root fields that no other type has a field of. */
const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap(({ name, deprecationReason }) => (deprecationReason ? [name] : [])),
);

test('no example of the guides calls what is deprecated', () => {
  expect(roots).toContain('undoDeletion');
  const guides = [...globSync('docs/*.md').filter((file) => !/changelog|security/.test(file)), 'README.md'];
  const named = guides.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return roots.flatMap((name) => (new RegExp(`\\b${name}\\s*[({]`).test(text) ? [`${file} ${name}`] : []));
  });
  expect(named).toEqual([]);
});

test('an operation with a deprecated field is found', () => {
  expect(deprecatedIn(parse('{ gridRows(ids: []) { id } }'))).toEqual(['Query.gridRows']);
  expect(deprecatedIn(parse('mutation { mergeProducts(keepId: "1") { undo { id } } }'))).toContain(
    'MergedProducts.undo',
  );
});
