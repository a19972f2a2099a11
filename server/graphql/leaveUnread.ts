import { GraphQLError, Kind, parse, type VariableDefinitionNode } from 'graphql';
import { checkTokens } from './limits/operationLimits.ts';

/** The members of a request; any others are dropped. */
const parts = ['query', 'operationName', 'variables', 'extensions'];

/** A request, and the names of the variables that were taken out of it. */
export type PartlyRead = { body: unknown; unread: string[] };

/** Takes the variables declared as `JSON`, which only jobs read, out of a parsed request. */
export function leaveUnread(body: unknown): PartlyRead {
  // Several operations in one request are refused later, whatever they ask for.
  if (!isRecord(body)) return { body: Array.isArray(body) ? [] : body, unread: [] };
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => parts.includes(name)));
  const { query, variables } = body;
  if (!isRecord(variables)) return { body: rest, unread: [] };
  const unread = jsonVariables(query).filter((name) => typeof variables[name] === 'object' && variables[name]);
  const others = Object.entries(variables).filter(([name]) => !unread.includes(name));
  return { body: { ...rest, variables: Object.fromEntries(others) }, unread };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonVariables(query: unknown): string[] {
  if (typeof query !== 'string' || checkTokens(query)) return [];
  const definitions = definedIn(query);
  const others = definitions.filter((definition) => !isJson(definition)).map(nameOf);
  return definitions.map(nameOf).filter((name) => !others.includes(name));
}

function definedIn(query: string): VariableDefinitionNode[] {
  try {
    const { definitions } = parse(query);
    return definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
    );
  } catch (error) {
    // A text that is not a document is refused when it is executed.
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

const nameOf = ({ variable }: VariableDefinitionNode) => variable.name.value;

function isJson({ type }: VariableDefinitionNode) {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return named.kind === Kind.NAMED_TYPE && named.name.value === 'JSON';
}
