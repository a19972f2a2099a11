import { expect } from 'vitest';
import { openTestApi, type TestOptions } from './openTestApi.ts';

type Spec = [attributeId: string, ...values: string[]];
type Listed = { attribute: { name: string }; text: string };

/** Opens the API with short functions for tests of specs. */
export async function openSpecApi(options: TestOptions = {}) {
  const api = await openTestApi(options);
  const admin = async (operation: string, variables: object) => {
    const { data, errors } = await api.asAdmin(operation, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  const inputOf = (name: string, specs: Spec[], kindId?: string) => ({
    name,
    description: 'x',
    kindId,
    specs: specs.map(([attributeId, ...values]) => ({ attributeId, values })),
  });
  return {
    api,
    inputOf,
    addAttribute: async (input: object) =>
      (await admin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', { input }))
        .createAttribute.id as string,
    addKind: async (input: object) =>
      (await admin('mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', { input }))
        .createProductKind.id as string,
    addProduct: async (specs: Spec[], kindId?: string, name = 'Rulman') =>
      (
        await admin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
          input: inputOf(name, specs, kindId),
        })
      ).createProduct.id as string,
    update: async (id: string, input: object) =>
      (
        await api.asAdmin(
          'mutation ($id: ID!, $input: AttributeInput!) { updateAttribute(id: $id, input: $input) { id } }',
          { id, input },
        )
      ).errors,
    /** Returns each spec as text such as 'İç çap: 20 mm'. */
    specs: async (id: string) => {
      const { data } = await api.asVisitor(`{ product(id: "${id}") { specs { attribute { name } text } } }`);
      return (data.product.specs as Listed[]).map(({ attribute, text }) => `${attribute.name}: ${text}`);
    },
    /** Returns the ids that a search finds. */
    found: async (search: string) => {
      const { data } = await api.asVisitor('query ($search: String) { products(search: $search) { nodes { id } } }', {
        search,
      });
      return (data.products.nodes as { id: string }[]).map(({ id }) => id);
    },
  };
}
