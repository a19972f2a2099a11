import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { sendFile, supplierList, supplierSetup } from './catalogue/heavyLoads.ts';
import { median, tableHead, tableRow, times } from './measure/figures.ts';

const rows = 20_000;
const rounds = 3;

const byHand = `mutation ($file: Upload!, $dryRun: Boolean!) {
  importProducts(file: $file, dryRun: $dryRun, skipWrong: true, columns: ["stockCode", "name", "price"],
    answers: { descriptionFromName: true, prices: WITH_VAT }) { added } }`;
const byProfile = `mutation ($file: Upload!, $profile: ID!, $dryRun: Boolean!) {
  importProducts(file: $file, profile: $profile, dryRun: $dryRun, letPass: true) { added } }`;

/**
 * Compares an import by hand with one by a profile, as a ratio of the same minutes: `npm run build && npm run bench:imports`, some
 * minutes. The goal: a file by hand takes no more than 1.2 times as long, for a trial and for the import itself.
 */
await withFolder((dataDir) => withSite(dataDir, measure));

async function measure(site: Site) {
  const cookie = await sessionCookie(site);
  const { createImportProfile: profile } = await ask<{ createImportProfile: { id: string } }>(
    site,
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name: 'Tedarik', setup: supplierSetup } },
    cookie,
  );
  const list = supplierList(rows);
  /** The products of the list have other codes, so that each import adds them. */
  const others = {
    ...list,
    bytes: Buffer.from(list.bytes.toString().replaceAll('TD-', 'TE-').replaceAll(' şam', ' boru şam')),
  };
  const taken = async (work: () => Promise<void>) => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };
  const hand = (file: typeof list, dryRun: boolean) => taken(() => sendFile(site, byHand, file, cookie, { dryRun }));
  const kept = (file: typeof list, dryRun: boolean) =>
    taken(() => sendFile(site, byProfile, file, cookie, { profile: profile.id, dryRun }));

  console.log(tableHead([`${rows.toLocaleString('en')} rows`, 'By hand', 'By profile', 'Ratio']));
  const row = (what: string, ours: number, yardstick: number) =>
    console.log(tableRow([what, `${ours.toFixed(1)} s`, `${yardstick.toFixed(1)} s`, times(ours, yardstick)]));
  const tried: { hand: number; kept: number }[] = [];
  for (let round = 0; round < rounds; round++)
    tried.push({ hand: await hand(list, true), kept: await kept(list, true) });
  row('a trial of new rows', median(tried.map((one) => one.hand)), median(tried.map((one) => one.kept)));
  const written = { hand: await hand(list, false), kept: await kept(others, false) };
  row('the import of new rows', written.hand, written.kept);
  row('the same file once more', await hand(list, true), await kept(list, true));
}
