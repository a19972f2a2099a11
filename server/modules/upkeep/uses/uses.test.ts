import { expect, test } from 'vitest';
import { add, vana } from '../../../testing/history.ts';
import { enquired, line } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';

const asking = `query ($ids: [ID!]) { productUses(which: { ids: $ids }) { openOffers offerNumbers plans { name at } } }`;

test('a product says in how many open offers it is, and which plan changes it; what is over does not count', async () => {
  const api = await openTestApi();
  const [used, other] = [await add(api), await add(api, { ...vana, name: 'Işık' })];
  const uses = async (...ids: string[]) => (await api.asAdmin(asking, { ids })).data.productUses;
  expect(await uses(used)).toEqual({ openOffers: 0, offerNumbers: [], plans: [] });
  const lines = [{ ...line, productId: used }];
  const [first, second] = [await enquired(api), await enquired(api)];
  await first.offer({ lines });
  await second.offer({ lines });
  expect(await uses(used, other)).toMatchObject({ openOffers: 2 });
  expect(await uses(other)).toMatchObject({ openOffers: 0 });
  // The latest revision counts, and an enquiry that is decided does not.
  await first.offer({ lines: [line] });
  expect(await uses(used)).toMatchObject({ openOffers: 1, offerNumbers: [second.link.number] });
  await second.accept();
  expect(await uses(used)).toMatchObject({ openOffers: 0 });

  const at = '2999-11-27T06:00:00.000Z';
  await api.asAdmin(
    `mutation { createPlan(input: { name: "Bahar", which: { ids: ["${used}"] }, priceRule: { amount: 1 }, at: "${at}" }) }`,
  );
  expect(await uses(used)).toMatchObject({ plans: [{ name: 'Bahar', at }] });
  expect(await uses(other)).toMatchObject({ plans: [] });
});

test('who opens a form sees who else has it open, and who leaves is gone', async () => {
  const api = await withPeople();
  const { people } = api;
  const id = await add(api);
  const open = async (person: 'EDITOR' | 'OWNER') => {
    const { answers } = await api.listenAs(people[person])(
      `subscription { openedBy(entity: PRODUCT, id: "${id}") { people { name } } }`,
    );
    if (!answers) throw new Error('Refused.');
    const next = async () =>
      ((await answers.next()).value as { data: { openedBy: { people: { name: string }[] } } }).data.openedBy.people;
    return { answers, next };
  };
  const one = await open('OWNER');
  expect(await one.next()).toEqual([]);
  const other = await open('EDITOR');
  expect(await other.next()).toEqual([{ name: api.admin.email }]);
  expect(await one.next()).toEqual([{ name: 'editor' }]);
  // A second window of the same person is no other person, and the first one stays when it is closed.
  const again = await open('EDITOR');
  await again.answers.return?.(undefined);
  const then = one.next();
  await other.answers.return?.(undefined);
  expect(await then).toEqual([]);
});
