import { ask, sessionCookie, type Site } from './site.ts';

const setup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', missing: 'ON_ORDER' },
  columns: [
    { heading: 'Kod', field: 'stockCode', steps: [{ kind: 'TRIM' }] },
    { heading: 'Ad', field: 'name' },
    {
      heading: 'Fiyat',
      field: 'price',
      steps: [
        { kind: 'FACTOR', by: 1.2 },
        { kind: 'ROUND', to: 0.5 },
      ],
    },
    { heading: 'Grup', field: 'categoryId' },
  ],
  fixed: [{ field: 'description', sameAsName: true }],
  answers: [{ field: 'categoryId', from: 'RULMAN', to: 'Rulmanlar ve Güç Aktarım' }],
};
const Run =
  'mutation ($file: Upload!, $profile: ID) { importProducts(file: $file, profile: $profile, dryRun: false) { runId } }';

/** Adds a profile with a run that has gone through and one that stopped itself. Returns the addresses of the three. */
export async function addRuns(site: Site, name: string) {
  const cookie = await sessionCookie(site);
  const { createImportProfile } = await ask<{ createImportProfile: { id: string } }>(
    site,
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name, setup } },
    cookie,
  );
  const profile = createImportProfile.id;

  async function run(rows: string[]) {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: Run, variables: { file: null, profile } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([['Kod;Ad;Fiyat;Grup', ...rows, ''].join('\n')]), 'liste.csv');
    const headers = { cookie, 'apollo-require-preflight': '1' };
    const reply = await fetch(`${site.origin}/graphql`, { method: 'POST', headers, body: form });
    const { data } = (await reply.json()) as { data: { importProducts: { runId: string } } };
    return data.importProducts.runId;
  }

  const rows = Array.from({ length: 24 }, (_, at) => `T-${at};${name} ${at};10,00;RULMAN`);
  const done = await run(rows);
  const wild = rows.slice(0, 17).map((row, at) => (at < 3 ? row.replace('10,00', `${at * 20}`) : row));
  const stopped = await run([...wild, `T-90;${name} 90;on;Yok böyle grup`]);
  return [`profiles/${profile}`, `runs/${done}`, `runs/${stopped}`].map((path) => `/admin/imports/${path}`);
}
