import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { updateProduct } from '../../catalogue/products/products.store.ts';
import { renamePerson } from '../../people/accounts/accounts.store.ts';

const Made = 'mutation { createProduct(input: { name: "Vana", description: "x" }) { id } }';
const Actors = `query ($id: ID!) {
  history(entity: PRODUCT, id: $id) { nodes { admin actor { kind name id } } }
  deeds(first: 1) { nodes { actor { kind name } } }
  bin { nodes { actor { kind name } } } }`;

test('an actor is a person by name, a program by the name of its key, or the site itself', async () => {
  const { db, admin, asAdmin, askAs } = await openTestApi();
  const actors = async (id: string) => (await asAdmin(Actors, { id })).data;
  const key = askAs(withScopes({ ...admin, email: 'Logo ERP (key)' }, ['WRITE_PRODUCTS']));
  const byKey = (await key(Made)).data.createProduct.id as string;
  expect((await actors(byKey)).history.nodes[0]).toEqual({
    admin: 'Logo ERP (key)',
    actor: { kind: 'KEY', name: 'Logo ERP', id: 'Logo ERP (key)' },
  });
  const byPerson = (await asAdmin(Made)).data.createProduct.id as string;
  const { email } = admin;
  const unnamed = await actors(byPerson);
  expect(unnamed.history.nodes[0].actor).toEqual({ kind: 'PERSON', name: email, id: email });
  await renamePerson(db, admin.id, 'Ece Şen');
  await asAdmin('mutation ($id: ID!) { deleteThing(kind: PRODUCT, id: $id) { undoToken } }', { id: byPerson });
  const named = { kind: 'PERSON', name: 'Ece Şen' };
  const found = await actors(byPerson);
  expect([found.deeds.nodes[0].actor, found.bin.nodes[0].actor]).toEqual([named, named]);
  await updateProduct(db, byKey, { featured: true });
  expect((await actors(byKey)).history.nodes[0].actor).toEqual({ kind: 'SYSTEM', name: null, id: 'site' });
});

test('steps of plans, entries of the audit log and events of sales name the person, and nobody where the buyer did it', async () => {
  const api = await openTestApi();
  const { db, admin, asAdmin } = api;
  await renamePerson(db, admin.id, 'Ece Şen');
  const ece = { kind: 'PERSON', name: 'Ece Şen' };
  const who = 'actor { kind name }';
  const productId = (await asAdmin(Made)).data.createProduct.id as string;
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const input = { name: 'Bahar', at, values: { id: productId, product: { featured: true } } };
  await asAdmin('mutation ($input: PlanInput!) { createPlan(input: $input) }', { input });
  const { planSteps } = (
    await asAdmin(`query ($from: String!, $to: String!) { planSteps(from: $from, to: $to) { ${who} } }`, {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    })
  ).data;
  expect(planSteps).toEqual([{ actor: ece }]);

  const buyer = await enquired(api);
  await buyer.offer({ lines: [{ name: 'Rulman', quantity: 1, price: 100, vatRate: 20 }] });
  await buyer.accept();
  const { data } = await asAdmin(`{
    audit(first: 50) { nodes { event ${who} } }
    enquiries { nodes { history { kind ${who} } } }
    orders { nodes { events { state ${who} } } } }`);
  const [enquiry] = data.enquiries.nodes as { history: { kind: string; actor: object | null }[] }[];
  expect(enquiry?.history).toContainEqual({ kind: 'SENT', actor: ece });
  expect((data.orders.nodes as { events: object[] }[])[0]?.events[0]).toEqual({ state: 'PLACED', actor: null });
  expect(data.audit.nodes).toContainEqual({ event: 'CHANGED', actor: ece });
});
