import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  type ConstDirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { perOperation } from '../limits/budget.ts';
import { narrowedLimits } from '../testing/narrowedLimits.ts';
import { measure } from './limits/operationCost.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const schema = buildSchema(read('schema.graphql'));
test('a patch of a product can name each field that a form sends, within the same limits', () => {
  const fieldsOf = (name: string) => {
    const input = schema.getType(name);
    if (!isInputObjectType(input)) throw new Error(`${name} is no input.`);
    return Object.values(input.getFields()).map((field) =>
      [
        `${field.name}: ${getNullableType(field.type).toString()}`,
        ...(field.astNode?.directives?.map(print) ?? []),
      ].join(' '),
    );
  };
  expect(fieldsOf('ProductChanges')).toEqual(fieldsOf('ProductInput'));
});

test('no promise to clients is broken, unless a decision names the change', () => {
  const decisions = readdirSync('docs/decisions')
    .map((file) => read(`docs/decisions/${file}`))
    .join('\n');
  const released = buildSchema(read('docs/released.graphql'));
  const broken = findBreakingChanges(released, schema).map(({ description }) => description);
  const unnamed = [...broken, ...narrowedLimits(released, schema)].filter((text) => !decisions.includes(text));
  expect(unnamed).toEqual([]);
});

test('what is beta is not promised, and what is deprecated says what to use and goes on working', () => {
  const text = read('docs/released.graphql');
  expect(text).toMatch(/^# The contract as released in \d{4}-\d\d: /);
  const released = buildSchema(text);
  const coordinates = (of: GraphQLSchema) =>
    Object.values(of.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
        : [],
    );
  const promised = new Set(coordinates(released).map(({ name }) => name));
  const isBeta = ({
    astNode,
  }: {
    astNode?: { directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
  }) => astNode?.directives?.some(({ name }) => name.value === 'beta') ?? false;
  const all = coordinates(schema);
  const beta = all.filter(({ field }) => isBeta(field)).map(({ name }) => name);
  expect(beta.length).toBeGreaterThan(0);
  expect(beta.filter((name) => promised.has(name))).toEqual([]);
  const reasons = all.flatMap(({ name, field }) => (field.deprecationReason == null ? [] : [[name, field] as const]));
  const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  for (const [name, { deprecationReason }] of reasons) {
    expect([name, promised.has(name)]).toEqual([name, true]);
    const [, instead = ''] = /^Use `(\w+)`/.exec(deprecationReason ?? '') ?? [];
    const there = instead in roots || all.some((one) => one.name.endsWith(`.${instead}`));
    expect([name, deprecationReason, there]).toEqual([name, deprecationReason, true]);
  }
});

test('the mutations that the customer has specified are not deprecated', () => {
  const specified = [
    ...['signIn', 'signOut', 'createProduct', 'updateProduct', 'deleteProduct', 'setProductFeatured', 'createCategory'],
    ...['updateCategory', 'deleteCategory', 'sendMessage', 'setMessageStatus', 'deleteMessage', 'updateAbout'],
    ...['updateGeneralContact', 'updateSiteSettings', 'uploadImage', 'deleteImage', 'importContent'],
  ];
  const fields = schema.getMutationType()?.getFields() ?? {};
  expect(specified.filter((name) => !fields[name] || fields[name].deprecationReason != null)).toEqual([]);
});

test('a removed field is a breaking change', () => {
  const without = buildSchema(
    read('schema.graphql').replace(/^ {2}"Whether the home page shows it."\n {2}featured: Boolean!$/m, ''),
  );
  const broken = findBreakingChanges(buildSchema(read('docs/released.graphql')), without);
  expect(broken.map(({ description }) => description)).toContain('Product.featured was removed.');
});

test('a narrower limit is a breaking change, and a wider one is not', () => {
  const changed = (from: string, to: string) => {
    expect(read('schema.graphql')).toContain(from);
    return narrowedLimits(schema, buildSchema(read('schema.graphql').replace(from, to)));
  };
  expect(changed('price: Float @limit(min: 0, max: 1000000000', 'price: Float @limit(min: 0, max: 1000')).toEqual([
    'ProductInput.price allows less than before.',
  ]);
  expect(changed('price: Float @limit(min: 0, max: 1000000000', 'price: Float @limit(min: 0')).toEqual([]);
});

test('every element of the schema is described', () => {
  const undescribed: string[] = [];
  const check = (name: string, element: { description?: string | null | undefined }) => {
    if (!element.description) undescribed.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
      (r) => r === type,
    );
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (!isRoot) check(type.name, type);
    if (isEnumType(type)) type.getValues().forEach((value) => check(`${type.name}.${value.name}`, value));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  for (const directive of schema.getDirectives().filter((d) => !isSpecifiedDirective(d))) {
    check(directive.name, directive);
    directive.args.forEach((arg) => check(`@${directive.name}(${arg.name})`, arg));
  }
  expect(undescribed).toEqual([]);
});

const documents = ['site', 'admin'].flatMap((side) =>
  readdirSync(`web/${side}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => parse(read(`web/${side}/${file}`))),
);
const definitions = documents.flatMap((document: DocumentNode) => document.definitions);
const fragments = definitions.filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION);
const operations = definitions.flatMap((d) =>
  d.kind === Kind.OPERATION_DEFINITION ? [[d.name?.value ?? '', d] as const] : [],
);

test.each(operations)('%s leaves a quarter of each limit free', (name, definition) => {
  const operation = getOperationAST({ kind: Kind.DOCUMENT, definitions: [definition] }, name);
  if (!operation) throw new Error('No operation.');
  // The largest page that a list may be asked for.
  const size = measure({ schema, operation, fragments, variables: { first: 100, search: 'vana' } });
  expect(size.cost).toBeGreaterThan(0);
  for (const limit of ['depth', 'aliases', 'cost'] as const)
    expect(size[limit]).toBeLessThanOrEqual(perOperation[limit] * 0.75);
});
