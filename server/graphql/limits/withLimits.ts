import {
  Kind,
  valueFromASTUntyped,
  visit,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql';
import { roles } from '../../db/tables/accountTables.ts';
import { numberFormat } from '../../../common/text/locale.ts';

const number = numberFormat({ maximumFractionDigits: 6 }, 'en');
const groups: Record<string, string> = { OWNER: 'owners', EDITOR: 'editors', SALES: 'sales' };
/** These go without saying: nearly every text has one of them. */
const usualFormats = new Set(['LINE', 'LINES']);

/**
 * Returns the contract with the limits and roles of its directives in the descriptions. Introspection carries no directives,
 * so that clients, and the playground, learn of them only there.
 */
export function withLimits(contract: DocumentNode): DocumentNode {
  const formats = formatsOf(contract);
  const add = <Node extends FieldDefinitionNode | InputValueDefinitionNode>(node: Node, sentences: string[]) => {
    if (sentences.length === 0) return undefined;
    const value = [node.description?.value, ...sentences].filter(Boolean).join(' ');
    return { ...node, description: { kind: Kind.STRING, value, block: true } satisfies StringValueNode };
  };
  return visit(contract, {
    InputValueDefinition: {
      leave: (node) => add(node, directives(node, 'limit').flatMap(limitsOf(node.type, formats))),
    },
    FieldDefinition: { leave: (node) => add(node, rightsOf(node)) },
  });
}

/** Returns the first sentence about each format of a text. */
function formatsOf(contract: DocumentNode) {
  const found = new Map<string, string>();
  for (const node of contract.definitions)
    if (node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'TextFormat')
      for (const { name, description } of node.values ?? [])
        if (!usualFormats.has(name.value)) found.set(name.value, description?.value.split(/(?<=[.])\s/)[0] ?? '');
  return found;
}

const directives = ({ directives: all }: { directives?: readonly ConstDirectiveNode[] | undefined }, name: string) =>
  all?.filter((one) => one.name.value === name) ?? [];

const valuesOf = ({ arguments: given }: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(given?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? []);

function limitsOf(type: TypeNode, formats: Map<string, string>) {
  const { name, isList } = innermost(type);
  const isNumber = name === 'Int' || name === 'Float';
  const unit = isNumber ? '' : ' characters';
  const each = isList ? 'Each: ' : '';
  return (directive: ConstDirectiveNode): string[] => {
    const { min, max, decimals, items, format } = valuesOf(directive);
    const said: string[] = [];
    if (typeof items === 'number') said.push(`At most ${number.format(items)} items.`);
    if (typeof min === 'number' && typeof max === 'number')
      said.push(`${each}From ${number.format(min)} to ${number.format(max)}${unit}.`);
    else if (typeof max === 'number') said.push(`${each}At most ${number.format(max)}${unit}.`);
    else if (typeof min === 'number') said.push(`${each}At least ${number.format(min)}${unit}.`);
    if (typeof decimals === 'number') said.push(`At most ${decimals} digits after the decimal point.`);
    const shape = formats.get(String(format));
    if (shape) said.push(shape);
    return said;
  };
}

function rightsOf(node: FieldDefinitionNode): string[] {
  const said: string[] = directives(node, 'beta').map(() => 'Beta: it may still change or go.');
  const [role] = directives(node, 'role');
  if (role) {
    const named = [valuesOf(role).any].flat().map(String);
    const isAll = roles.every((one) => named.includes(one));
    const who = named.map((one) => groups[one] ?? one);
    said.push(isAll ? 'For everybody who is signed in.' : `For ${who.join(' and ')}.`);
  }
  const [scope] = directives(node, 'scope');
  const scopes = scope ? [valuesOf(scope).any].flat().map(String) : [];
  if (scopes.length > 0) said.push(`With a key: ${scopes.join(' or ')}.`);
  else if (scope) said.push('Not with a key.');
  if (directives(node, 'confirmed').length > 0) said.push('Needs a sign-in within the last ten minutes.');
  return said;
}

function innermost(type: TypeNode, isList = false): { name: string; isList: boolean } {
  if (type.kind === Kind.NAMED_TYPE) return { name: type.name.value, isList };
  return innermost(type.type, isList || type.kind === Kind.LIST_TYPE);
}
