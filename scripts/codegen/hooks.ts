import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Options may be left out only where the operation requires no variable. */
const needsVariables = (operation: OperationDefinitionNode) =>
  operation.variableDefinitions?.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue) ?? false;

function hookFor(operation: OperationDefinitionNode): string {
  const kind = pascal(operation.operation);
  const name = pascal(operation.name?.value ?? '');
  const document = `${name}Document`;
  const [data, variables] = [`${name}${kind}`, `${name}${kind}Variables`];
  if (kind === 'Mutation') {
    return `export const use${name}Mutation = (options?: MutationOptions<${data}, ${variables}>) =>
  useMutation(${document}, options);`;
  }
  const optional = needsVariables(operation) ? '' : '?';
  // Apollo's overloads tell "no variables" from "variables" by an optional rest tuple, which a plain parameter is not.
  const given = kind === 'Query' ? ` & { variables: ${variables} }` : '';
  return `export const use${name}${kind} = (options${optional}: ${kind}Options<${data}, ${variables}>) =>
  use${kind}<${data}, ${variables}>(${document}, options as use${kind}.Options<${data}, ${variables}>${given});`;
}

const optionType = (kind: string, without: string[], more = '') => {
  const names = without.map((name) => `'${name}'`).join(' | ');
  return `type ${kind}Options<D, V extends OperationVariables> = Omit<use${kind}.Options<D, V>, ${names}>${more};`;
};

const variablesOf = `type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };`;

/**
 * Writes one typed hook for each operation, over Apollo Client's own: `useProductListQuery`, `useSaveProductMutation`, ….
 * `returnPartialData` and `errorPolicy` stay out of the options: with them `data` would not have the type it claims.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const used = [...new Set(operations.map((operation) => `use${pascal(operation.operation)}`))].sort();
  const optionTypes = {
    useQuery: optionType('Query', ['returnPartialData', 'errorPolicy', 'variables'], ' & VariablesOf<V>'),
    useMutation: optionType('Mutation', ['variables', 'errorPolicy']),
    useSubscription: optionType('Subscription', ['errorPolicy', 'variables'], ' & VariablesOf<V>'),
  };
  const types = used.map((hook) => optionTypes[hook as keyof typeof optionTypes]);
  // TypeScript refuses what a file declares and does not use: fragments alone need no hook.
  const takesVariables = used.some((hook) => hook !== 'useMutation');
  return {
    prepend:
      used.length === 0
        ? []
        : [
            `import type { OperationVariables } from '@apollo/client';`,
            `import { ${used.join(', ')} } from '@apollo/client/react';`,
          ],
    content: [...(takesVariables ? [variablesOf] : []), ...types, ...operations.map(hookFor)].join('\n\n'),
  };
};
