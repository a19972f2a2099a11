import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Import =
  'mutation ($content: JSON!, $job: ID, $dryRun: Boolean) { importContent(content: $content, job: $job, dryRun: $dryRun) { products } }';
const Cancel = 'mutation ($id: ID!) { cancelJob(id: $id) }';
const Find = 'query ($id: ID!) { job(id: $id) { id state done total } }';

const contentOf = (count: number) => ({
  information: {
    products: {
      products: Array.from({ length: count }, (_, n) => ({
        id: String(1_700_000_000_000 + n),
        name: `Küresel Vana DN${n}`,
        description: 'Pirinç gövde, ığdır tipi',
        category: '',
      })),
    },
  },
});

type Api = Awaited<ReturnType<typeof openTestApi>>;
const countOf = async ({ asVisitor }: Api) =>
  (await asVisitor('{ products { totalCount } }')).data.products.totalCount as number;

/** Returns the states from the subscription until the job has reached `until`. */
async function statesOf(api: Api, id: string, until: string) {
  const { answers } = await api.listenAsAdmin(`subscription { jobChanged(id: "${id}") { id state done total } }`);
  const seen: { state: string; done: number; total: number }[] = [];
  for await (const { data } of answers ?? []) {
    const { jobChanged } = JSON.parse(JSON.stringify(data)) as { jobChanged: (typeof seen)[number] };
    seen.push(jobChanged);
    if (jobChanged.state === until) break;
  }
  return seen;
}

test('a subscriber from before the start can follow an import until it is done', async () => {
  const api = await openTestApi();
  const states = statesOf(api, 'içe-aktarma', 'never');
  expect((await api.asAdmin(Import, { content: contentOf(300), job: 'içe-aktarma' })).errors).toBeUndefined();
  const seen = await states;
  expect(seen.map(({ state }) => state)).toEqual(expect.arrayContaining(['RUNNING', 'DONE']));
  expect(seen.at(-1)).toMatchObject({ state: 'DONE' });
  for (const { done, total } of seen) expect(done).toBeLessThanOrEqual(total);
  expect((await api.asAdmin(Find, { id: 'içe-aktarma' })).data.job).toMatchObject({ state: 'DONE' });
  expect(await countOf(api)).toBe(300);
});

test('a canceled import changes nothing, and says so', async () => {
  const api = await openTestApi();
  const running = statesOf(api, 'a', 'RUNNING');
  const importing = api.asAdmin(Import, { content: contentOf(5000), job: 'a' });
  await running;
  expect((await api.asAdmin(Cancel, { id: 'a' })).data.cancelJob).toBe(true);
  expect((await importing).errors?.[0]?.extensions.code).toBe('CANCELED');
  expect((await api.asAdmin(Find, { id: 'a' })).data.job.state).toBe('CANCELED');
  expect(await countOf(api)).toBe(0);
  expect((await api.asAdmin(Cancel, { id: 'a' })).data.cancelJob).toBe(false);
});

test('a waiting import is canceled without waiting for those before it', async () => {
  const api = await openTestApi();
  const running = statesOf(api, 'önce', 'RUNNING');
  const first = api.asAdmin(Import, { content: contentOf(2000), job: 'önce' });
  await running;
  const waiting = statesOf(api, 'sonra', 'WAITING');
  const second = api.asAdmin(Import, { content: contentOf(1), job: 'sonra' });
  await waiting;
  await api.asAdmin(Cancel, { id: 'sonra' });
  expect((await second).errors?.[0]?.extensions.code).toBe('CANCELED');
  expect((await api.asAdmin(Find, { id: 'önce' })).data.job.state).toBe('RUNNING');
  expect((await first).errors).toBeUndefined();
});

test('a job is visible to its own admin only, and its id cannot be used again while it runs', async () => {
  const api = await openTestApi();
  const running = statesOf(api, 'a', 'RUNNING');
  const importing = api.asAdmin(Import, { content: contentOf(500), job: 'a' });
  await running;
  const again = await api.asAdmin(Import, { content: contentOf(1), job: 'a' });
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'job' });
  const other = api.askAs({ admin: { ...api.admin, id: 'another' } });
  expect((await other(Find, { id: 'a' })).data.job).toBeNull();
  expect((await other(Cancel, { id: 'a' })).data.cancelJob).toBe(false);
  expect((await importing).errors).toBeUndefined();
});

test('a refused import says where it is wrong, and its job has failed', async () => {
  const api = await openTestApi();
  const content = contentOf(3);
  const wrong = { information: { products: { products: [...content.information.products.products, { id: 'x' }] } } };
  const { errors } = await api.asAdmin(Import, { content: wrong, job: 'a' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'information.products.products.3.name',
  });
  expect((await api.asAdmin(Find, { id: 'a' })).data.job.state).toBe('FAILED');
});
