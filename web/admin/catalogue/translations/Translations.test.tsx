// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { TextFindings } from '../../upkeep/health/TextFindings.tsx';
import { TextsDialog } from './TextsDialog.tsx';
import { TranslatePage } from './TranslatePage.tsx';
import { TranslationsPage } from './TranslationsPage.tsx';

const english = { code: 'en', name: 'English', direction: 'LTR' };
const german = { code: 'de', name: 'Deutsch', direction: 'LTR' };
const counts = { missing: 4, outdated: 1, machine: 0, done: 5 };
const allDone = { missing: 0, outdated: 0, machine: 0, done: 10 };
const board = {
  languages: [
    { language: english, counts },
    { language: german, counts: allDone },
  ],
  groups: [
    {
      group: 'ATTRIBUTE_NAMES',
      languages: [
        { language: english, counts },
        { language: german, counts: allDone },
      ],
    },
  ],
};
const text = (changes: object) => ({
  ...{ id: 'en:product:1:description', entity: 'PRODUCT', thingId: '1', field: 'description', label: 'Description' },
  ...{ title: 'Manometre', source: 'Gösterge çapı 100 mm, IP65', sourceHash: 'h1', translatedFrom: null, value: null },
  ...{
    state: 'MISSING',
    origin: null,
    by: null,
    at: null,
    version: null,
    page: null,
    picture: null,
    mostLetters: 5000,
  },
  ...{ terms: [{ source: 'gösterge çapı', value: 'dial diameter' }], ...changes },
});
const other = text({
  id: 'en:product:2:name',
  thingId: '2',
  field: 'name',
  label: 'Name',
  title: 'Pompa',
  source: 'Pompa',
});
const pageOf = (nodes: object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});

const translate = (nodes: () => object[], mutations = {}) =>
  renderAdmin(
    <Routes>
      <Route path="/admin/translate/:language?" element={<TranslatePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { queries: { translationBoard: () => board, translationTexts: () => pageOf(nodes()) }, mutations },
    '/admin/translate/en?text=en:product:1:description',
  );

test('the board says of each language and kind what is left to do, and leads there', async () => {
  renderAdmin(<TranslationsPage />, { queries: { translationBoard: () => board } });
  const languages = within(await screen.findByRole('list', { name: 'Languages' }));
  expect(languages.getByText('50 %')).toBeVisible();
  expect(languages.getByText('1 outdated')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Translations' }));
  expect(table.getByRole('link', { name: /^Attribute names in English: / })).toHaveAttribute(
    'href',
    '/admin/translate/en?group=ATTRIBUTE_NAMES',
  );
  expect(table.getByRole('link', { name: /^Attribute names in Deutsch: / })).toHaveTextContent('all 10');
  expect(screen.getByRole('link', { name: 'Translate' })).toHaveAttribute('href', '/admin/translate/en');
});

test('the Turkish stands beside and is never the value; what is saved names the text that it was made from', async () => {
  const sent = vi.fn(() => ({ saved: 1, unchanged: 0, things: [] }));
  const { user, router } = translate(() => [text({}), other], { saveTranslations: sent });
  const field = await screen.findByRole('textbox', { name: 'English' });
  expect(field).toHaveValue('');
  expect(within(screen.getByRole('region', { name: 'Turkish' })).getByText('IP65').tagName).toBe('MARK');
  expect(screen.getByText('dial diameter')).toBeVisible();
  await user.type(field, 'Dial diameter 100 mm');
  expect(screen.getByText('IP65 stands in the Turkish text and not in the English one.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(router.state.location.search).toContain('en%3Aproduct%3A2%3Aname'));
  const row = { entity: 'PRODUCT', id: '1', language: 'en', field: 'description', version: 0, sourceHash: 'h1' };
  expect(sent).toHaveBeenCalledWith({ rows: [{ ...row, value: 'Dial diameter 100 mm' }] });
});

test('Fix of Health opens the first text that it counts beside the Turkish one, and what is saved counts no longer', async () => {
  let outdated = 1;
  const asked = vi.fn(({ states }: { states?: string[] | null }) =>
    pageOf(
      outdated > 0 && states?.join() === 'OUTDATED'
        ? [text({ state: 'OUTDATED', value: 'Dial 63 mm', version: 2, translatedFrom: 'Gösterge çapı 63 mm' })]
        : [],
    ),
  );
  const boardNow = () => {
    const languages = [{ language: english, counts: { ...allDone, outdated } }];
    return { languages, groups: [{ group: 'PRODUCT_DESCRIPTIONS', languages }] };
  };
  const save = vi.fn(() => {
    outdated = 0;
    return { saved: 1, unchanged: 0, things: [] };
  });
  const { user, router } = renderAdmin(
    <Routes>
      <Route path="/admin/health" element={<TextFindings />} />
      <Route path="/admin/translate/:language" element={<TranslatePage />} />
    </Routes>,
    { queries: { translationBoard: boardNow, translationTexts: asked }, mutations: { saveTranslations: save } },
    '/admin/health',
  );
  await user.click(await screen.findByRole('link', { name: 'Fix: English: Outdated' }));
  const field = await screen.findByRole('textbox', { name: 'English' });
  expect(field).toHaveValue('Dial 63 mm');
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ language: 'en', group: 'PRODUCT_DESCRIPTIONS', states: ['OUTDATED'] }),
  );
  expect(screen.getByRole('region', { name: 'Turkish' })).toHaveTextContent('IP65');
  await user.clear(field);
  await user.type(field, 'Dial 100 mm, IP65{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await act(() => router.navigate('/admin/health'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Fix: / })).toBeNull());
});

test('an outdated text shows what has changed, and is still right by one button', async () => {
  const kept = vi.fn(() => ({ entity: 'PRODUCT', id: '1' }));
  const outdated = {
    state: 'OUTDATED',
    value: 'Dial 1.6',
    version: 3,
    by: 'ayse@example.com',
    at: '2026-10-06T09:00:00Z',
  };
  const { user } = translate(
    () => [text({ ...outdated, origin: 'PERSON', source: 'Sınıfı 1,0', translatedFrom: 'Sınıfı 1,6' })],
    { stillRight: kept },
  );
  const turkish = within(await screen.findByRole('region', { name: 'Turkish' }));
  expect(turkish.getByText('1,6').closest('del')).not.toBeNull();
  expect(turkish.getByText('1,0').closest('ins')).not.toBeNull();
  expect(screen.getByText('by ayse@example.com, Oct 6, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Still right' }));
  await waitFor(() =>
    expect(kept).toHaveBeenCalledWith({ entity: 'PRODUCT', id: '1', language: 'en', fields: ['description'] }),
  );
});

test('who saves second learns who wrote meanwhile, and keeps what was typed', async () => {
  let now = text({});
  const sent = vi.fn(() => {
    now = text({ value: 'Theirs', version: 1, state: 'DONE', by: 'mehmet@example.com', at: '2026-11-28T09:00:00Z' });
    return refuse('BAD_USER_INPUT', 'rows.0.version');
  });
  const { user } = translate(() => [now], { saveTranslations: sent });
  const field = await screen.findByRole('textbox', { name: 'English' });
  await user.type(field, 'Mine 100 mm IP65{Control>}s{/Control}');
  expect(await screen.findByText('mehmet@example.com has saved another translation meanwhile:')).toBeVisible();
  expect(screen.getByText('Theirs')).toBeVisible();
  expect(field).toHaveValue('Mine 100 mm IP65');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.type(field, '{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenLastCalledWith({ rows: [expect.objectContaining({ version: 1, value: 'Mine 100 mm IP65' })] });
});

test('drafts of a machine are selected and confirmed together', async () => {
  const confirmed = vi.fn(() => ({ count: 1, undoToken: null }));
  const { user } = translate(() => [text({ state: 'MACHINE', value: 'Dial', version: 1 }), other], {
    confirmTranslations: confirmed,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Manometre: Description' }));
  await user.click(screen.getByRole('button', { name: 'Confirm 1' }));
  expect(await screen.findByText('One translation confirmed')).toBeVisible();
  expect(confirmed).toHaveBeenCalledWith({ ids: ['en:product:1:description'] });
});

test('a file is looked at before it is taken, and says what is not applied', async () => {
  const sent = vi.fn(({ dryRun }: { dryRun?: unknown }) => ({
    ...{ changed: 1, same: 3, empty: 2, refusedCount: 1, undoToken: dryRun ? null : 'token' },
    changes: [{ id: 'a', title: 'Pompa', label: 'Name', before: null, after: 'Pump' }],
    refused: [
      {
        ...{ id: 'b', title: 'Keçe', label: 'Name', problem: 'SOURCE_CHANGED', detail: null },
        ...{ source: 'Keçe', present: 'Yağ keçesi' },
      },
    ],
  }));
  const { user } = renderAdmin(<TranslationsPage />, {
    queries: { translationBoard: () => board },
    mutations: { importTranslations: sent },
  });
  await user.click(await screen.findByRole('button', { name: 'In and out' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import translations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import translations' }));
  await user.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), new File(['x'], 'en.xlf'));
  expect(await dialog.findByText('One text changes')).toBeVisible();
  expect(dialog.getByText(/The Turkish text has changed since the export/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('One translation imported')).toBeVisible();
  expect(sent.mock.calls.map(([{ dryRun }]) => dryRun)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

const thing = (texts: object[]) => ({
  ...{ entity: 'PRODUCT', id: '1', name: 'Pompa' },
  fields: [
    { field: 'name', label: 'Name', source: 'Pompa', sourceHash: 'h1', texts },
    { field: 'description', label: 'Description', source: 'Su için.', sourceHash: 'h2', texts: [] },
  ],
  languages: [{ language: 'en', status: 'PUBLISHED', publishAt: null, missing: 2, outdated: 0, unconfirmed: 0 }],
});
const saved = {
  ...{ language: 'en', value: 'Pump', origin: 'PERSON', isOutdated: false, madeFrom: 'Pompa', reviewedBy: null },
  ...{ updatedBy: 'a@b.co', updatedAt: '2026-11-28T09:00:00Z', version: 2 },
};

test('in the form of a thing an untouched field sends nothing, and its Turkish is no value', async () => {
  const sent = vi.fn(() => ({ saved: 1, unchanged: 0, things: [] }));
  const onClose = vi.fn();
  const { user } = renderAdmin(<TextsDialog entity="PRODUCT" id="1" name="Pompa" onClose={onClose} />, {
    queries: { translations: () => thing([saved]), languages: () => [english] },
    mutations: { saveTranslations: sent },
  });
  const name = await screen.findByRole('textbox', { name: 'Name, English' });
  const description = screen.getByRole('textbox', { name: 'Description, English' });
  expect(name).toHaveValue('Pump');
  expect(description).toHaveValue('');
  expect(description).toHaveAttribute('placeholder', 'Su için.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(name, 's');
  await user.type(name, '{Backspace}');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(description, 'For water.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const row = { entity: 'PRODUCT', id: '1', language: 'en', field: 'description', version: 0, sourceHash: 'h2' };
  expect(sent).toHaveBeenCalledWith({ rows: [{ ...row, value: 'For water.' }] });
});

test('a draft names the moment at which its language is published', async () => {
  const sent = vi.fn(() => ({ entity: 'PRODUCT', id: '1' }));
  const onClose = vi.fn();
  const { user } = renderAdmin(<TextsDialog entity="PRODUCT" id="1" name="Pompa" onClose={onClose} />, {
    queries: { translations: () => thing([saved]), languages: () => [english] },
    mutations: { setTranslationStatus: sent },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'On the site' }), 'Draft');
  fireEvent.change(screen.getByLabelText(/^Published on its own/), { target: { value: '2026-12-01T09:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const about = { entity: 'PRODUCT', id: '1', language: 'en', status: 'DRAFT' };
  expect(sent).toHaveBeenCalledWith({ ...about, publishAt: '2026-12-01T06:00:00.000Z' });
});
