import { expect } from 'vitest';
import { upload, type Options, type Site } from './sheets.ts';

type Row = {
  line: number;
  name: string;
  outcome: string;
  reasons: { field: string; message: string }[];
  changes: string[];
  values: string[];
};
type Report = {
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
  unclear: number;
  missing: number;
  fields: string[];
  stops: string[];
  fingerprint: string;
  importId: string | null;
  runId: string | null;
  rows: Row[];
};

export const column = (heading: string, field: string, steps: object[] = []) => ({ heading, field, steps });

/** Adds a profile and returns its id. */
export async function addProfile({ asAdmin }: Pick<Site, 'asAdmin'>, name: string, setup: object) {
  const { data, errors } = await asAdmin(
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name, setup } },
  );
  expect(errors).toBeUndefined();
  return data.createImportProfile.id as string;
}

const Run = `mutation ($file: Upload!, $profile: ID, $dryRun: Boolean, $letPass: Boolean, $corrections: [SheetCorrection!], $fingerprint: String) {
  importProducts(file: $file, profile: $profile, dryRun: $dryRun, letPass: $letPass, corrections: $corrections, fingerprint: $fingerprint) {
    added changed unchanged wrong unclear missing fields stops fingerprint importId runId
    rows { line name outcome reasons { field message } changes values } } }`;

/** Sends a file with a profile; with `dryRun` it is a trial. */
export async function run(
  site: Site,
  profile: string,
  file: Uint8Array | string,
  more: Options & { letPass?: boolean } = {},
) {
  const variables = { profile, dryRun: false, ...more } as Options;
  const { data, errors } = await upload<{ importProducts: Report }>(site, Run, file, variables);
  return { ...data?.importProducts, error: errors?.[0], rows: data?.importProducts.rows ?? [] };
}
