import { readFileSync, writeFileSync } from 'node:fs';
import {
  buildASTSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  getNamedType,
  parse,
  print,
  visit,
} from 'graphql';

/**
 * `npm run contract -- 2026-12` writes docs/released.graphql: all of schema.graphql that is not `@beta`, as it is promised to clients
 * from that month on.
 */
export function releasedOf(text) {
  const isBeta = ({ directives = [] }) => directives.some(({ name }) => name.value === 'beta');
  const drop = (node) => (isBeta(node) ? null : undefined);
  const stable = visit(parse(text), {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
    ObjectTypeDefinition: drop,
    InputObjectTypeDefinition: drop,
    EnumTypeDefinition: drop,
  });
  const used = namesIn(buildASTSchema(stable));
  const definitions = stable.definitions.filter(
    (node) => !('fields' in node || 'values' in node) || used.has(node.name.value),
  );
  return print({ ...stable, definitions });
}

/** Returns the names of the types that the root types lead to; those that only beta fields have are left out. */
function namesIn(schema) {
  const found = new Set();
  const open = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const look = (type) => open.push(getNamedType(type));
  for (const type of open) {
    if (!type || found.has(type.name)) continue;
    found.add(type.name);
    for (const of of type.getInterfaces?.() ?? []) look(of);
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(look);
    for (const one of type.getTypes?.() ?? []) look(one);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(field.type);
      for (const argument of field.args ?? []) look(argument.type);
    }
  }
  for (const directive of schema.getDirectives())
    for (const { type } of directive.args) found.add(getNamedType(type).name);
  return found;
}

const [month] = process.argv.slice(2);
if (process.argv[1]?.endsWith('releaseContract.mjs')) {
  if (!/^\d{4}-\d\d$/.test(month ?? '')) throw new Error('Name the month: npm run contract -- 2026-12');
  const head = `# The contract as released in ${month}: what clients were promised. Written by \`npm run contract -- ${month}\`.\n\n`;
  writeFileSync('docs/released.graphql', head + releasedOf(readFileSync('schema.graphql', 'utf8')) + '\n');
}
