import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Node = `query ($id: ID!) {
  node(id: $id) { __typename nodeId ... on Product { name } ... on Category { name } ... on Family { name } }
}`;
const Delete = 'mutation ($nodeId: ID!) { deleteNode(nodeId: $nodeId) { deletedNodeId deletedId } }';

async function withThings() {
  const api = await openTestApi();
  const add = async (mutation: string, type: string, input: object) =>
    (await api.asAdmin(`mutation ($input: ${type}!) { ${mutation}(input: $input) { nodeId } }`, { input })).data[
      mutation
    ].nodeId as string;
  const attribute = await add('createAttribute', 'AttributeInput', { name: 'Vana', kind: 'FLAG' });
  const all = {
    category: await add('createCategory', 'CategoryInput', { name: 'Vana' }),
    kind: await add('createProductKind', 'ProductKindInput', { name: 'Vana', attributes: [] }),
    family: await add('createFamily', 'FamilyInput', { name: 'Vana', columns: [] }),
    product: await add('createProduct', 'ProductInput', { name: 'Vana', description: 'x' }),
    draft: await add('createProduct', 'ProductInput', { name: 'Taslak', description: 'x', status: 'DRAFT' }),
    attribute,
  };
  return { ...api, ...all };
}

test('things of one name and one id have ids of their own, by which they are read', async () => {
  const { asVisitor, asAdmin, draft, ...things } = await withThings();
  const { category, kind, family, product, attribute } = things;
  const ids = [category, kind, family, product, attribute];
  expect(new Set(ids).size).toBe(5);
  expect(category).toBe('Category:vana');
  const types = [];
  for (const id of ids) {
    const { node } = (await asVisitor(Node, { id })).data;
    expect(node.nodeId).toBe(id);
    types.push(node.__typename);
  }
  expect(types).toEqual(['Category', 'ProductKind', 'Family', 'Product', 'Attribute']);
  for (const id of [draft, 'vana', 'Vana:vana', 'Product:', ':', 'constructor:x', 'Category:yok', ''])
    expect([id, (await asVisitor(Node, { id })).data]).toEqual([id, { node: null }]);
  expect((await asAdmin(Node, { id: draft })).data.node.name).toBe('Taslak');
});

test('what is deleted by its nodeId goes into the bin, and is refused as by its own mutation', async () => {
  const { asVisitor, asAdmin, product, kind } = await withThings();
  expect((await asVisitor(Delete, { nodeId: product })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await asAdmin(Delete, { nodeId: product })).data.deleteNode).toEqual({
    deletedNodeId: product,
    deletedId: product.split(':')[1],
  });
  expect((await asAdmin('{ bin { nodes { name } } }')).data.bin.nodes).toEqual([{ name: 'Vana' }]);
  for (const nodeId of [product, 'Category:yok', 'x'])
    expect((await asAdmin(Delete, { nodeId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await asAdmin('mutation { createProduct(input: { name: "b", description: "x", kindId: "vana" }) { id } }');
  const own = await asAdmin('mutation { deleteProductKind(id: "vana") }');
  expect(own.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asAdmin(Delete, { nodeId: kind })).errors?.[0]?.message).toBe(own.errors?.[0]?.message);
});
