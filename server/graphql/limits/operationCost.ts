import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromAST,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { perOperation } from '../../limits/budget.ts';
import { introspectionTimes, metaFields, weightOf } from './introspectionCost.ts';

/**
 * The size of an operation: levels of fields, names given with `alias:`, and the most values that it can answer with. `fixed` is the
 * part of the cost that does not depend on how many values the answer has: searches, facets and introspection.
 */
export type Size = { depth: number; aliases: number; cost: number; fixed: number };

/** The assumed items of a list whose length is not stated. */
const usualItems = 10;
/** The items of a connection that is asked for with `first: null`. */
const usualFirst = 20;
const nothing: Size = { depth: 0, aliases: 0, cost: 0, fixed: 0 };

type Measured = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: FragmentDefinitionNode[];
  variables: Record<string, unknown>;
};

/**
 * Measures a valid operation before it runs. A field costs 1, and what lies below a list costs as often as the list has
 * items: `first` of a connection, `@size(assumed:)` of any other list. Each fragment is measured once per length of
 * list, so that fragments in fragments take no longer than their text. The depth of introspection does not count:
 * graphql-js limits it, and clients ask for more wrapped types than there are.
 */
export function measure({ schema, operation, fragments, variables }: Measured): Size {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const known = new Map<string, Size>();

  function ofFragment(name: string, items: number): Size {
    const key = `${name} ${items}`;
    const fragment = byName.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size = known.get(key) ?? (isCompositeType(type) ? ofSelection(fragment?.selectionSet, type, items) : nothing);
    known.set(key, size);
    return size;
  }

  /** `items` is the number of items in the connection that the fields belong to. */
  function ofSelection(selectionSet: SelectionSetNode | undefined, type: GraphQLCompositeType, items: number): Size {
    return (selectionSet?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return add(sum, ofField(selection, type, items));
      if (selection.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(selection.name.value, items));
      const on = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
      return add(sum, ofSelection(selection.selectionSet, isCompositeType(on) ? on : type, items));
    }, nothing);
  }

  function ofField(node: FieldNode, parent: GraphQLCompositeType, items: number): Size {
    const aliases = node.alias ? 1 : 0;
    const own = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const field = own ?? metaFields[node.name.value];
    // This is `__typename`, which many clients add automatically.
    if (!field) return { ...nothing, aliases };
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return { depth: 1, aliases, cost: 1, fixed: 0 };
    const isConnection = field.args.some(({ name }) => name === 'first');
    const below = ofSelection(node.selectionSet, type, isConnection ? firstOf(field, node, variables) : 0);
    const times = timesOf(field, node, parent, items) * weightOf(field.name);
    const more =
      (isSearch(field, node, variables) ? perOperation.searchCost : 0) + numberGiven(schema, field, 'cost', 'more', 0);
    return {
      depth: isIntrospectionType(type) ? 0 : below.depth + 1,
      aliases: aliases + below.aliases,
      cost: 1 + times * below.cost + more,
      fixed: isIntrospectionType(type) ? 1 + times * below.cost : times * below.fixed + more,
    };
  }

  function timesOf(field: Field, node: FieldNode, parent: GraphQLCompositeType, items: number) {
    if (isObjectType(parent) && isIntrospectionType(parent)) return introspectionTimes(schema, parent, field);
    if (!isListType(getNullableType(field.type))) return 1;
    if (['nodes', 'edges'].includes(field.name)) return items;
    const assumed = numberGiven(schema, field, 'size', 'assumed', usualItems);
    const named = listsNaming(field).map((name) => argumentOf(field, node, name, variables));
    if (named.length === 0) return assumed;
    return Math.min(assumed, named.flat().filter((one) => one != null).length);
  }

  const root = schema.getRootType(operation.operation);
  const size = root ? ofSelection(operation.selectionSet, root, 0) : nothing;
  return { ...size, cost: Math.ceil(size.cost), fixed: Math.ceil(size.fixed) };
}

/** The sizes of one operation, by the values that they depend on. */
type Known = { names: string[]; sizes: LRUCache<string, Size> };
const known = new WeakMap<OperationDefinitionNode, Known>();

/** Like `measure`, but once per document and values that its size depends on, since clients send few documents. */
export function measureOnce(measured: Measured): Size {
  const { operation, fragments, variables } = measured;
  const { names, sizes } = known.get(operation) ?? {
    names: namesIn([operation, ...fragments]),
    sizes: new LRUCache({ max: 200 }),
  };
  known.set(operation, { names, sizes });
  // Only the length of a list counts.
  const values = JSON.stringify(names.map((name) => lengthOr(variables[name])));
  const size = sizes.get(values) ?? measure(measured);
  sizes.set(values, size);
  return size;
}

/** Returns the variables that state the length of a list, or that there is a search. */
function namesIn(definitions: (OperationDefinitionNode | FragmentDefinitionNode)[]) {
  const names = new Set<string>();
  for (const definition of definitions) {
    visit(definition, {
      Argument({ name, value }) {
        if (['first', 'search', 'ids', 'stockCodes'].includes(name.value) && value.kind === Kind.VARIABLE)
          names.add(value.name.value);
      },
    });
  }
  return [...names];
}

const lengthOr = (value: unknown) => (Array.isArray(value) ? { length: value.length } : value);

const add = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
  fixed: a.fixed + b.fixed,
});

type Field = GraphQLField<unknown, unknown>;

/** The value that `first` will have; a negative one is refused later. */
function firstOf(field: Field, node: FieldNode, variables: Record<string, unknown>) {
  const first = argumentOf(field, node, 'first', variables);
  return typeof first === 'number' ? Math.max(first, 0) : usualFirst;
}

const isSearch = (field: Field, node: FieldNode, variables: Record<string, unknown>) =>
  Boolean(argumentOf(field, node, 'search', variables));

/** Undefined when the field has no such argument. */
function argumentOf(field: Field, node: FieldNode, name: string, variables: Record<string, unknown>): unknown {
  const argument = field.args.find((arg) => arg.name === name);
  const given = node.arguments?.find((arg) => arg.name.value === name);
  const value = argument && given && valueFromAST(given.value, argument.type, variables);
  return value === undefined ? argument?.defaultValue : value;
}

/** Returns the cost of what an operation was answered with, which may be less than it asked for. */
export function costOfAnswer({ cost, fixed }: Size, data: unknown): number {
  return Math.min(cost, fixed + valuesIn(data));
}

function valuesIn(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, one) => sum + valuesIn(one), 0);
  if (typeof data !== 'object' || data === null) return 0;
  const values = Object.values(data);
  return values.length + values.reduce((sum: number, one) => sum + valuesIn(one), 0);
}

/** Returns the arguments that name each item of a field's list. */
function listsNaming({ astNode }: Field): string[] {
  const size = astNode?.directives?.find(({ name }) => name.value === 'size');
  const by = size?.arguments?.find(({ name }) => name.value === 'by')?.value;
  return by?.kind === Kind.LIST ? by.values.flatMap((value) => (value.kind === Kind.STRING ? value.value : [])) : [];
}

/** Reads a number from a directive on the field's definition. */
function numberGiven(schema: GraphQLSchema, { astNode }: Field, name: string, argument: string, otherwise: number) {
  const directive = schema.getDirective(name);
  const given = directive && astNode && getDirectiveValues(directive, astNode)?.[argument];
  return typeof given === 'number' ? given : otherwise;
}
