import { noteTime } from '../db/clock.store.ts';
import { createPlanner } from '../modules/upkeep/plans/doDue.ts';
import { openTestApi } from './openTestApi.ts';

export const hour = 3_600_000;
/** A minute in about an hour. */
export const soon = () => Math.ceil((Date.now() + hour) / 60_000) * 60_000;
export const iso = (time: number) => new Date(time).toISOString();
export const states = (steps: { state: string }[]) => steps.map(({ state }) => state);

const Steps = `{ planSteps(from: "2020-01-01T00:00:00Z", to: "2999-01-01T00:00:00Z") {
  id name state isBack count met reason what percent fields admin at otherAt undo { entity id version } } }`;
const Changes = `query ($id: ID!, $met: Boolean) { plannedChanges(stepId: $id, met: $met) {
  id entity thingId name fields { field label before after now isMet } } }`;
const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
const Plan = 'mutation ($input: PlanInput!) { createPlan(input: $input) }';
const Make = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';

/** Opens the API for tests of plans. */
export async function planApi() {
  const api = await openTestApi();
  const { asAdmin, db } = api;
  const doDue = createPlanner(api);
  return {
    ...api,
    doDue,
    noteTime: (now: number) => noteTime(db, now),
    make: async (input: object): Promise<string> =>
      (await asAdmin(Make, { input: { name: 'Vana', description: 'DN50', ...input } })).data.createProduct.id,
    patch: (id: string | undefined, changes: object) => asAdmin(Patch, { id, changes }),
    plan: (input: object) => asAdmin(Plan, { input: { name: 'Kampanya', ...input } }),
    steps: async () => (await asAdmin(Steps)).data.planSteps,
    changes: async (id: string, met: boolean) => (await asAdmin(Changes, { id, met })).data.plannedChanges,
    prices: async (): Promise<(number | null)[]> =>
      (await asAdmin('{ products(orderBy: NAME) { nodes { price } } }')).data.products.nodes.map(
        ({ price }: { price: number | null }) => price,
      ),
  };
}
