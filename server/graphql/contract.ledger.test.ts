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
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { largestQuoteFile } from '../../common/limits.ts';
import { largestVisitorFile } from '../../common/offers/visitorFiles.ts';
import { perAccount, perAddress, perConnection, perOperation } from '../limits/budget.ts';
import { narrowedLimits } from '../testing/narrowedLimits.ts';
import { errorCodes } from './errors.ts';
import { measure } from './operationCost.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const schema = buildSchema(read('schema.graphql'));
const api = read('docs/api.md');
/** Returns the cells of the table's rows under a heading. */
const table = (heading: string) =>
  (api.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

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

test('the changelog names every query, mutation and subscription that has come since the release', () => {
  const released = buildSchema(read('docs/released.graphql'));
  const changelog = read('docs/changelog.md');
  const roots = (['getQueryType', 'getMutationType', 'getSubscriptionType'] as const).flatMap((root) => {
    const before = released[root]()?.getFields() ?? {};
    return Object.keys(schema[root]()?.getFields() ?? {}).filter((name) => !(name in before));
  });
  expect(roots.length).toBeGreaterThan(100);
  expect(roots.filter((name) => !changelog.includes(`\`${name}\``))).toEqual([]);
});

test('the table of errors names every code, and no other', () => {
  const named = table('Errors').map(([code = '']) => code.replaceAll('`', ''));
  expect(named.sort()).toEqual([...errorCodes].sort());
});

test('the table of limits states the limits in force', () => {
  const rows = Object.fromEntries(table('Limits').map(([name = '', most = '']) => [name.replaceAll('`', ''), most]));
  const figure = (value: number) => new Intl.NumberFormat('en').format(value);
  expect(rows).toMatchObject({
    depth: figure(perOperation.depth),
    nesting: figure(perOperation.nesting),
    values: figure(perOperation.values),
    aliases: figure(perOperation.aliases),
    tokens: figure(perOperation.tokens),
    cost: figure(perOperation.cost),
    time: figure(perOperation.time),
    subscriptions: figure(perConnection.subscriptions),
    Body: `${perConnection.bodyBytes.visitor / 1024} KB, for an admin ${perConnection.bodyBytes.admin / 1024 / 1024} MB`,
    Sockets: `${perAddress.sockets} from one address`,
    bytes: `${perOperation.bytes.visitor / 2 ** 20} MB, for an admin ${perOperation.bytes.admin / 2 ** 20} MB`,
    Request: `${perConnection.headersTime / 1000} s for its headers, ${perConnection.requestTime / 1000} s in all`,
    Connections: `${perAddress.connections} from one address`,
    Operations: `${figure(perAddress.cost.most)} of cost in a minute`,
    Pages: `${perAddress.renderings.most} in a minute, ${perAddress.renderingsAtOnce} at a time`,
    PDFs: `${perAddress.pdfs.most} in a minute`,
    'Sign-ins': `${perAddress.failedSignIns.most} failures in ${perAddress.failedSignIns.within / 60_000} minutes`,
    Messages: `${perAddress.messages.most} in an hour`,
    Enquiries: `${perAddress.enquiries.most} in an hour`,
    'Quote lists': `${perAddress.quoteChanges.most} changes in an hour`,
    'Files of rows': `${perAddress.quoteFiles.most} in an hour, ${largestQuoteFile / 2 ** 20} MB each`,
    Attachments: `${perAddress.attachments.most} in an hour, ${largestVisitorFile / 2 ** 20} MB each`,
    Codes: `${perAccount.wrongAppCodes.most} wrong ones in ${perAccount.wrongAppCodes.within / 86_400_000} days`,
    Keys: `${perAddress.wrongKeys.most} wrong ones in ${perAddress.wrongKeys.within / 60_000} minutes`,
    Links: `${perAddress.wrongLinks.most} wrong ones in ${perAddress.wrongLinks.within / 60_000} minutes`,
  });
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
