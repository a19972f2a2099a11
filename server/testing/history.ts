import type { openTestApi } from './openTestApi.ts';

type Api = Pick<Awaited<ReturnType<typeof openTestApi>>, 'asAdmin'>;

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Update = `mutation ($id: ID!, $input: ProductInput!) {
  updateProduct(id: $id, input: $input, confirmJumps: true) { version } }`;
export const vana = { name: 'Sürgülü Vana', description: 'İç çapı 50 mm', price: 270 };

export const add = async ({ asAdmin }: Api, input: object = vana) =>
  (await asAdmin(Create, { input })).data.createProduct.id as string;
export const save = ({ asAdmin }: Api, id: string, input: object) => asAdmin(Update, { id, input });
export const restore = ({ asAdmin }: Api, id: string, version?: number) =>
  asAdmin('mutation ($id: ID!, $version: Int) { restoreRevision(id: $id, version: $version) }', { id, version });

type Shown = {
  id: string;
  action: string;
  cause: string;
  admin: string | null;
  source: string | null;
  isCurrent: boolean;
};
type Change = { field: string; label: string; before: string | null; after: string | null };

/** Returns the changes of one entity, the newest first. */
export async function history({ asAdmin }: Api, entity: string, id?: string) {
  const { data } = await asAdmin(
    `query ($entity: HistoryEntity!, $id: ID) { history(entity: $entity, id: $id) { nodes {
      id action cause admin source isCurrent fields { field label before after } } } }`,
    { entity, id },
  );
  return data.history.nodes as (Shown & { fields: Change[] })[];
}
