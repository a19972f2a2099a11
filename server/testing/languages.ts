import { expect } from 'vitest';
import { openTestApi, type TestOptions } from './openTestApi.ts';

export const SaveTexts = `mutation ($rows: [TranslationInput!]!) { saveTranslations(rows: $rows) {
  saved unchanged things { id fields { field source sourceHash texts { language value version isOutdated origin } }
    languages { language status publishAt missing outdated unconfirmed } } } }`;

export const ReadTexts = `query ($entity: TranslatedEntity!, $id: ID!) { translations(entity: $entity, id: $id) {
  name fields { field label source sourceHash texts { language value origin reviewedBy updatedBy version isOutdated madeFrom } }
  languages { language status publishAt missing outdated unconfirmed } } }`;

type Row = { field: string; value: string | null; language?: string } & Record<string, unknown>;

/** Opens the API of a site in Turkish, English and German, with what tests of texts do. */
export async function inThreeLanguages(options: TestOptions = {}) {
  const api = await openTestApi(options);
  for (const [code, name] of Object.entries({ en: 'English', de: 'Deutsch' })) {
    const Add = 'mutation ($code: ID!, $name: String!) { addLanguage(code: $code, input: { name: $name }) { code } }';
    expect((await api.asAdmin(Add, { code, name })).errors).toBeUndefined();
  }
  const rowsOf = (entity: string, id: string, rows: Row[]) =>
    rows.map((row) => ({ entity, id, language: 'en', ...row }));
  const product = async (input: object = {}): Promise<string> => {
    const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
    const { data } = await api.asAdmin(Create, { input: { name: 'Rulman 6204', description: 'Bilyalı', ...input } });
    return data.createProduct.id as string;
  };
  return {
    ...api,
    product,
    /** Saves texts of a thing and returns the whole answer. */
    save: (entity: string, id: string, rows: Row[]) => api.asAdmin(SaveTexts, { rows: rowsOf(entity, id, rows) }),
    /** Saves texts of a thing that nothing is wrong with. */
    async say(entity: string, id: string, rows: Row[]) {
      const { data, errors } = await api.asAdmin(SaveTexts, { rows: rowsOf(entity, id, rows) });
      expect(errors).toBeUndefined();
      return data.saveTranslations;
    },
    /** Returns the texts of a thing as the admin reads them: each field with its texts by language. */
    async texts(entity: string, id: string) {
      const { data } = await api.asAdmin(ReadTexts, { entity, id });
      return data.translations;
    },
  };
}

export type InThreeLanguages = Awaited<ReturnType<typeof inThreeLanguages>>;
