/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the visitor enters. */
export type MessageInput = {
  /** Optional. */
  company?: string | null | undefined;
  /** Where to answer. */
  email: string;
  /** The text; line breaks are kept. */
  message: string;
  /** First and last name. */
  name: string;
  /** What it is about. */
  subject: string;
};

export type ProductsPageQueryVariables = Exact<{ [key: string]: never }>;

export type ProductsPageQuery = {
  categories: Array<{
    id: string;
    name: string;
    products: { nodes: Array<{ id: string; name: string; price: number | null }>; pageInfo: { hasNextPage: boolean } };
  }>;
};

export type ProductPageQueryVariables = Exact<{
  id: string;
}>;

export type ProductPageQuery = {
  product: { id: string; name: string; description: string; category: { id: string; name: string } | null } | null;
};

export type SendMessageMutationVariables = Exact<{
  input: MessageInput;
}>;

export type SendMessageMutation = { sendMessage: { id: string } };

export type SettingsChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SettingsChangedSubscription = { siteSettingsChanged: { name: string } };

export const ProductsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductsPage' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'categories' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'products' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '3' },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'nodes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'price' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductsPageQuery, ProductsPageQueryVariables>;
export const ProductPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'category' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const SendMessageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendMessage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'MessageInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sendMessage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const SettingsChangedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'SettingsChanged' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'siteSettingsChanged' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SettingsChangedSubscription, SettingsChangedSubscriptionVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<
  useQuery.Options<D, V>,
  'returnPartialData' | 'errorPolicy' | 'variables'
> &
  VariablesOf<V>;

type SubscriptionOptions<D, V extends OperationVariables> = Omit<
  useSubscription.Options<D, V>,
  'errorPolicy' | 'variables'
> &
  VariablesOf<V>;

export const useProductsPageQuery = (options?: QueryOptions<ProductsPageQuery, ProductsPageQueryVariables>) =>
  useQuery<ProductsPageQuery, ProductsPageQueryVariables>(
    ProductsPageDocument,
    options as useQuery.Options<ProductsPageQuery, ProductsPageQueryVariables> & {
      variables: ProductsPageQueryVariables;
    },
  );

export const useProductPageQuery = (options: QueryOptions<ProductPageQuery, ProductPageQueryVariables>) =>
  useQuery<ProductPageQuery, ProductPageQueryVariables>(
    ProductPageDocument,
    options as useQuery.Options<ProductPageQuery, ProductPageQueryVariables> & { variables: ProductPageQueryVariables },
  );

export const useSendMessageMutation = (options?: MutationOptions<SendMessageMutation, SendMessageMutationVariables>) =>
  useMutation(SendMessageDocument, options);

export const useSettingsChangedSubscription = (
  options?: SubscriptionOptions<SettingsChangedSubscription, SettingsChangedSubscriptionVariables>,
) =>
  useSubscription<SettingsChangedSubscription, SettingsChangedSubscriptionVariables>(
    SettingsChangedDocument,
    options as useSubscription.Options<SettingsChangedSubscription, SettingsChangedSubscriptionVariables>,
  );
