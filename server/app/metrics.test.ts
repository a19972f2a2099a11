import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { addMail, dueMails, postponeMail } from '../mail/outbox.store.ts';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const token = 'uzun-bir-anahtar-123';
const bearer = { authorization: `Bearer ${token}` };

test('a client with the token reads the metrics', async () => {
  const { origin } = await serveTestSite({ METRICS_TOKEN: token });
  await get(`${origin}/products`);
  await get(`${origin}/graphql?query={__typename}`);
  const { status, headers, body } = await get(`${origin}/metrics`, bearer);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const text = body.toString();
  expect(text).toContain('http_request_duration_seconds_count{kind="page",status="2xx"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count\{kind="api",status="\dxx"\} 1/);
  expect(text).toContain('http_requests_total{kind="page",code="200"} 1');
  expect(text).toContain(`vitrin_build_info{version="0.1.0",node="${process.versions.node}"} 1`);
  expect(text).toMatch(/^vitrin_data_free_bytes [1-9]\d+/m);
  expect(text).toMatch(/^vitrin_database_bytes [1-9]\d+/m);
  expect(text).toMatch(/^vitrin_page_cache_pages 1$/m);
  expect(text).toMatch(/^vitrin_page_cache_requests_total\{result="missed"\} \d+$/m);
  expect(text).toMatch(/^vitrin_jobs\{lane="long",state="waiting"\} 0$/m);
  expect(text).toMatch(/^vitrin_ready 1$/m);
  expect(text).toMatch(/^vitrin_nightly_backup_failed 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('metrics show mails that cannot be sent, and strangers cannot add series', async () => {
  const { origin, db, logged } = await serveTestSite({ METRICS_TOKEN: token }, {}, { sendsMail: true });
  const anHourAgo = Date.now() - 3_600_000;
  await db.write(async (tx) => {
    await addMail(tx, { kind: 'MESSAGE', subjectId: 'a' }, anHourAgo);
    await addMail(tx, { kind: 'MESSAGE', subjectId: 'b' }, Date.now());
  });
  const [first] = await dueMails(db, Date.now());
  // Three attempts were made, with pauses of one, two and four minutes.
  await postponeMail(db, first?.seq ?? 0, 3, anHourAgo + 7 * 60_000);
  const series = async () => (await get(`${origin}/metrics`, bearer)).body.toString();
  const ask = async (round: string) => {
    for (const path of ['teklif/', 'products/', 'admin/', 'health/', 'yok', '%74eklif/'])
      await get(`${origin}/${path}${round}?q=${round}`);
    const query = `{"query":"query ${round} { __typename }","operationName":"${round}"}`;
    for (const method of ['POST', 'PUT', 'DELETE'])
      await fetch(`${origin}/graphql`, { method, headers: { 'content-type': 'application/json' }, body: query });
  };
  const namesOf = (text: string) =>
    text.split('\n').flatMap((line) => (line.startsWith('#') ? [] : [line.slice(0, line.lastIndexOf(' '))]));
  await ask('gizli1');
  const before = await series();
  await ask('gizli2');
  await ask('gizli3');
  const after = await series();
  expect(namesOf(after).filter((name) => !/^(nodejs|process)_/.test(name))).toEqual(
    namesOf(before).filter((name) => !/^(nodejs|process)_/.test(name)),
  );
  expect(after + JSON.stringify(logged)).not.toContain('gizli');
  expect(after).toMatch(/^vitrin_mails_waiting 2$/m);
  expect(after).toMatch(/^vitrin_mails_failing 1$/m);
  expect(Number(/^vitrin_mails_oldest_seconds (.*)$/m.exec(after)?.[1])).toBeCloseTo(3600, -2);
});

test('dashboard, alarms and the documentation name only existing figures, and document each', async () => {
  const { origin } = await serveTestSite({ METRICS_TOKEN: token });
  const text = (await get(`${origin}/metrics`, bearer)).body.toString();
  const known = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);
  const namedIn = (words: string) =>
    [...words.matchAll(/\b(?:vitrin|http|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
  const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const drawn = namedIn(JSON.stringify(dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))));
  const alarms = readFileSync('deploy/alerts.yaml', 'utf8');
  expect(await format('alerts.yaml', alarms)).toMatchObject({ code: expect.stringContaining('groups:'), errors: [] });
  const rules = alarms.split(/^ {6}- alert: /m).slice(1);
  expect(rules).toHaveLength(5);
  for (const rule of rules) expect(rule).toMatch(/runbook: >-\n +\S/);
  const told = namedIn(readFileSync('docs/operating.md', 'utf8'));
  const ours = known.filter((name) => /^(vitrin|http)_/.test(name));
  for (const names of [drawn, namedIn(alarms), told]) expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(ours.filter((name) => !told.includes(name))).toEqual([]);
  expect(ours.filter((name) => !drawn.includes(name))).toEqual([]);
});

test.each([{}, { authorization: 'Bearer baska' }, { authorization: token }, { cookie: 'session=x' }])(
  'a client without it is refused: %j',
  async (headers) => {
    const { origin } = await serveTestSite({ METRICS_TOKEN: token });
    const { status, body } = await get(`${origin}/metrics`, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(body.toString()).not.toContain('vitrin_');
  },
);

test('without a token in the settings, there are no metrics', async () => {
  const { origin } = await serveTestSite();
  expect((await get(`${origin}/metrics`, bearer)).body.toString()).not.toContain('vitrin_');
});
