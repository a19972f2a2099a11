import {
  getNamedType,
  isCompositeType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { valueOf, type Value } from './values.ts';

export type Document = { query: string; variables: Record<string, Value> };

const wrongShare = 0.03;

/** Makes a document that fits the schema, with arguments as variables; chance makes it deep, wide, aliased or in fragments. */
export function documentOf(schema: GraphQLSchema, dice: Dice): Document {
  const roots = [schema.getQueryType(), schema.getQueryType(), schema.getMutationType()] as const;
  const root = dice.one(roots) ?? schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  const variables: Record<string, Value> = {};
  const types: string[] = [];
  const fragments: string[] = [];

  function argumentsOf(field: GraphQLField<unknown, unknown>) {
    const given = field.args.filter(({ type }) => String(type).endsWith('!') || dice.happens(0.4));
    const texts = given.map(({ name, type }) => {
      const variable = `v${types.length}`;
      types.push(`$${variable}: ${String(type)}`);
      variables[variable] = valueOf(type, dice, wrongShare);
      return `${name}: $${variable}`;
    });
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  function fieldText(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = dice.happens(0.1) ? `a${dice.upTo(9)}: ` : '';
    const condition = dice.happens(0.03) ? ` @${dice.one(['skip', 'include'])}(if: ${dice.happens(0.5)})` : '';
    const type = getNamedType(field.type);
    const below = isCompositeType(type) && isObjectType(type) ? ` ${selection(type, depth + 1)}` : '';
    return `${alias}${field.name}${argumentsOf(field)}${condition}${below}`;
  }

  function selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields());
    const simple = fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    const choice = depth > 6 && simple.length > 0 ? simple : fields;
    const picked = choice.filter(() => dice.happens(depth === 0 ? 0.06 : 0.35));
    const [first] = choice;
    const used = picked.length > 0 || !first ? picked : [choice[dice.upTo(choice.length - 1)] ?? first];
    const text = `{ ${used.map((field) => fieldText(field, depth)).join(' ')}${dice.happens(0.05) ? ' __typename' : ''} }`;
    if (depth === 0 || !dice.happens(0.04)) return text;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name} ${text}`);
    return `{ ...${name} }`;
  }

  const body = selection(root, 0);
  const kind = root === schema.getMutationType() ? 'mutation' : 'query';
  const declared = types.length > 0 ? ` Op(${types.join(', ')})` : '';
  return { query: `${kind}${declared} ${body} ${fragments.join(' ')}`, variables };
}
