import {
  BREAK,
  execute,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { perOperation } from '../limits/budget.ts';
import type { Context } from '../context/context.ts';

/** How often an operation is asked before it is compiled, which takes as long as to execute it some ten times. */
const often = 10;
/** Operations that are known at a time. */
const most = 300;

export type Run = (context: Context, variables: Record<string, unknown>) => Promise<ExecutionResult>;
/** `run` is undefined until it was asked often enough, and null where it is left to graphql-js. */
type Known = { asked: number; run?: Run | null };
export type Operation = { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode };

/** By operation, which is the same object for as long as its text is asked. */
const known = new LRUCache<OperationDefinitionNode, Known>({ max: most });

/**
 * The operation as a function of its own (docs/decisions/064), which answers in a fraction of graphql-js's time; undefined
 * where graphql-js has to execute it. So it has where the function finds an error: graphql-js alone says what is wrong.
 */
export function compiled(asked: Operation): Run | undefined {
  const one = known.get(asked.operation) ?? { asked: 0 };
  known.set(asked.operation, one);
  if (one.run === undefined && ++one.asked > often) {
    one.run = null;
    if (isPlain(asked)) void compile(asked).then((run) => (one.run = run));
  }
  return one.run ?? undefined;
}

/** Executes an operation that is known to be valid, by its function where there is one. */
export async function executeKnown(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<ExecutionResult> {
  const operation = getOperationAST(document);
  const run = operation ? compiled({ schema, document, operation }) : undefined;
  const result = await run?.(context, variables);
  if (result && !result.errors) return result;
  const options = { maxCoercionErrors: perOperation.errors - 1 };
  return execute({ schema, document, variableValues: variables, contextValue: context, options });
}

async function compile({ schema, document, operation }: Operation): Promise<Run | null> {
  // What it brings along would take a tenth of a start.
  const { compileQuery, isCompiledQuery } = await import('graphql-jit');
  const query = compileQuery(schema, document, operation.name?.value);
  if (!isCompiledQuery(query)) return null;
  const { variableDefinitions = [] } = operation;
  return async (context, variables) => {
    // graphql-jit's own check would quote the whole of a wrong value for each fault in it.
    const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
    return errors ? { errors } : query.query(undefined, context, variables);
  };
}

/** What stands on fields that not everyone may ask, or whose answer hangs on who asks. */
const guards = ['role', 'confirmed', 'unkept'];

/**
 * Whether it asks only what everyone is answered, by names of our fields, aliases and variables alone. A text of its own
 * would become part of the code, and graphql-jit takes some for code; clients that ask often hand theirs over as variables.
 */
function isPlain({ schema, document, operation }: Operation): boolean {
  let plain = operation.operation === OperationTypeNode.QUERY;
  const refuse = () => {
    plain = false;
    return BREAK;
  };
  const types = new TypeInfo(schema);
  const fields = visitWithTypeInfo(types, {
    Field: () =>
      types.getFieldDef()?.astNode?.directives?.some(({ name }) => guards.includes(name.value)) ? refuse() : undefined,
    StringValue: refuse,
    ObjectValue: refuse,
    // '__proto__' among them. What the schema holds is asked too rarely.
    Name: ({ value }) => (value.startsWith('__') && value !== '__typename' ? refuse() : undefined),
  });
  visit(document, fields);
  return plain;
}
