import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import relay from 'relay-runtime';
import { serveTestSite } from '../../server/testing/serveTestSite.ts';
import { temporaryFolder } from '../../server/testing/openTestApi.ts';

const run = promisify(execFile);
const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');

const source = `
const list = graphql\`
  query clientListQuery($first: Int!, $after: String) {
    ...clientList_query @arguments(first: $first, after: $after)
  }
\`;
const fragment = graphql\`
  fragment clientList_query on Query
  @refetchable(queryName: "clientListPageQuery")
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
    products(first: $first, after: $after) @connection(key: "clientList_products") {
      edges { node { nodeId name ...clientProduct_product } }
    }
  }
\`;
const product = graphql\`
  fragment clientProduct_product on Product @refetchable(queryName: "clientProductQuery") { nodeId name price }
\`;
const remove = graphql\`
  mutation clientDeleteMutation($nodeId: ID!, $connections: [ID!]!) {
    deleteNode(nodeId: $nodeId) { deletedNodeId @deleteEdge(connections: $connections) }
  }
\`;
`;

/** Compiles a client's operations by Relay's own compiler, as docs/api.md says; returns the folder of what it has made. */
async function compile() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src', '__generated__'), { recursive: true });
  await writeFile(join(folder, 'src', 'client.js'), source);
  await writeFile(join(folder, 'schema.graphql'), await readFile('schema.graphql'));
  const config = {
    src: 'src',
    schema: 'schema.graphql',
    language: 'javascript',
    artifactDirectory: 'src/__generated__',
    eagerEsModules: true,
    schemaConfig: { nodeInterfaceIdField: 'nodeId' },
  };
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
  await run(process.execPath, [compiler, join(folder, 'relay.config.json')], { cwd: folder });
  const load = async (name: string) =>
    (await import(join(folder, 'src', '__generated__', `${name}.graphql.js`))).default;
  return load;
}

test('Relay pages through a list, reads one product again, and takes a deleted one out of its list', async () => {
  const site = await serveTestSite();
  for (const name of ['Rulman', 'İğne', 'Şaft'])
    await site.asAdmin('mutation ($name: String!) { createProduct(input: { name: $name, description: "x" }) { id } }', {
      name,
    });
  const load = await compile();
  const [list, refetch, deletion] = await Promise.all(
    ['clientListQuery', 'clientProductQuery', 'clientDeleteMutation'].map(load),
  );
  const network = relay.Network.create(async ({ text }, variables) => {
    const reply = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: site.cookie },
      body: JSON.stringify({ query: text, variables }),
    });
    return reply.json();
  });
  const environment = new relay.Environment({
    network,
    store: new relay.Store(new relay.RecordSource()),
    getDataID: ({ nodeId, id }: { nodeId?: string; id?: string }, type: string) => nodeId ?? (id && `${type}:${id}`),
  });
  await relay.fetchQuery(environment, list, { first: 2, after: null }).toPromise();
  const connectionId = relay.ConnectionHandler.getConnectionID('client:root', 'clientList_products');
  const ids = () =>
    (environment.getStore().getSource().get(connectionId)?.edges as { __refs: string[] }).__refs.map(
      (edge) => (environment.getStore().getSource().get(edge)?.node as { __ref: string }).__ref,
    );
  const before = ids();
  expect(before).toHaveLength(2);
  expect(before[0]).toMatch(/^Product:/);
  const one = await relay.fetchQuery(environment, refetch, { nodeId: before[0] }).toPromise();
  expect(JSON.stringify(one)).toContain(before[0]);
  await new Promise<void>((resolve, reject) => {
    relay.commitMutation(environment, {
      mutation: deletion,
      variables: { nodeId: before[0], connections: [connectionId] },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
  expect(ids()).toEqual(before.slice(1));
});
