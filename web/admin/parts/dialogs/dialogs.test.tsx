// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readFileSync, globSync } from 'node:fs';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { enquiry } from '../../../testing/enquiries.ts';
import { refuse, type Content } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { MergeDialog as MergeOptions } from '../../catalogue/attributes/MergeDialog.tsx';
import { CategoryDialog } from '../../catalogue/categories/CategoryDialog.tsx';
import { MovePlan } from '../../catalogue/plans/MovePlan.tsx';
import { ChangeProducts } from '../../catalogue/products/bulk/ChangeProducts.tsx';
import { ExportColumns } from '../../catalogue/products/ExportColumns.tsx';
import { LanguageStatus } from '../../catalogue/products/bulk/LanguageStatus.tsx';
import { MoveProducts } from '../../catalogue/products/bulk/MoveProducts.tsx';
import { PublishProducts } from '../../catalogue/products/bulk/PublishProducts.tsx';
import { TextsDialog } from '../../catalogue/translations/TextsDialog.tsx';
import { RenameDialog } from '../../people/accounts/RenameDialog.tsx';
import { KeyDialog } from '../../people/keys/KeyDialog.tsx';
import { WebhookDialog } from '../../people/webhooks/WebhookDialog.tsx';
import { LanguageDialog } from '../../pages/languages/LanguageDialog.tsx';
import { RedirectDialog } from '../../pages/redirects/RedirectDialog.tsx';
import { LetterDialog } from '../../sales/letters/LetterDialog.tsx';
import { SaveTemplate } from '../../sales/offers/SaveTemplate.tsx';
import { SendOffer } from '../../sales/offers/SendOffer.tsx';
import { FineDialog } from '../../upkeep/health/FineDialog.tsx';
import { NewProfileDialog } from '../../upkeep/imports/NewProfileDialog.tsx';
import { StepDialog } from '../../upkeep/imports/profile/StepDialog.tsx';
import { SaveView } from '../views/SaveView.tsx';

const refusal = new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { code: 'CONFLICT' } }] });

interface Case {
  /** Renders the dialog. `act` is called by what it does, whether a mutation or a handler of the owner. */
  open: (act: () => void, onClose: () => void) => ReactNode;
  content?: (act: () => never) => Content;
  /** Types or chooses something, and returns the field with what it must still say later. */
  type: (user: UserEvent) => Promise<[field: HTMLElement, value: string]>;
  /** False where Enter makes a line, or nothing has a line. */
  enter?: boolean;
}

const into = (label: string | RegExp, text: string) => async (user: UserEvent) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  return [field, text] as [HTMLElement, string];
};
const choice = (label: string, value: string) => async (user: UserEvent) => {
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field.querySelector(`option[value="${value}"]`)).not.toBeNull());
  await user.selectOptions(field, value);
  return [field, value] as [HTMLElement, string];
};

const attribute = {
  ...{ id: 'malzeme', name: 'Malzeme', kind: 'OPTION', unit: null, decimals: null, productCount: 3, version: 1 },
  kinds: [],
  options: ['çelik', 'Çelik', 'Pirinç'].map((name, at) => ({ id: `o${at}`, name, productCount: at })),
};
const step = {
  ...{ id: 's1', planId: 'p1', name: 'Fuar', at: '2999-11-27T06:00:00.000Z', isBack: false, otherAt: null },
};
const offer = {
  ...{
    id: 'o1',
    number: 'T-2026-00042/1',
    sentAt: null,
    reminds: true,
    validUntil: '2026-12-21',
    pdfPath: '/x.pdf',
    preparedBy: 'Ali',
  },
  ...{ lines: [], sums: { net: 0, total: 0, vat: [] }, notes: null, mail: null },
};
const terms = { validDays: '30', preparedBy: 'Ali Vural', deliveryTerms: '', paymentTerms: '', notes: '' };
const views = { list: 'PRODUCTS', title: 'Products', nodes: [], query: 'state=draft', parts: {}, names: {} };
const cast = <Value,>(value: unknown) => value as Value;

const translated = {
  translations: () => ({
    ...{ entity: 'PRODUCT', id: '1', name: 'Pompa' },
    fields: [{ field: 'name', label: 'Name', source: 'Pompa', sourceHash: 'h1', texts: [] }],
    languages: [{ language: 'en', status: 'PUBLISHED', publishAt: null, missing: 1, outdated: 0, unconfirmed: 0 }],
  }),
  languages: () => [{ code: 'en', name: 'English', direction: 'LTR' }],
};

const cases: Record<string, Case> = {
  LanguageDialog: {
    open: (_, onClose) => <LanguageDialog language={undefined} next={1} onClose={onClose} />,
    content: (act) => ({ mutations: { addLanguage: act } }),
    type: into('Name in the language itself', 'Deutsch'),
  },
  TextsDialog: {
    open: (_, onClose) => <TextsDialog entity="PRODUCT" id="1" name="Pompa" onClose={onClose} />,
    content: (act) => ({ queries: translated, mutations: { saveTranslations: act } }),
    type: into('Name, English', 'Pump'),
  },
  MovePlan: {
    open: (_, onClose) => <MovePlan step={cast(step)} onClose={onClose} />,
    content: (act) => ({ mutations: { movePlan: act } }),
    type: into('Name of the plan', 'Fuar 2'),
  },
  SaveView: {
    open: (_, onClose) => <SaveView views={cast(views)} onSaved={vi.fn()} onClose={onClose} />,
    content: (act) => ({ mutations: { createView: act } }),
    type: into('Name', 'Taslaklar'),
  },
  SaveTemplate: {
    open: (_, onClose) => <SaveTemplate terms={terms} onSaved={vi.fn()} onClose={onClose} />,
    content: (act) => ({ mutations: { createOfferTemplate: act } }),
    type: into('Name of the template', 'Bayi'),
  },
  RenameDialog: {
    open: (_, onClose) => <RenameDialog person={cast({ id: '1', email: 'a@b.example', name: '' })} onClose={onClose} />,
    content: (act) => ({ mutations: { renamePerson: act } }),
    type: into('Name', 'Ali Vural'),
  },
  NewProfileDialog: {
    open: (act, onClose) => (
      <NewProfileDialog onAdd={() => Promise.resolve(void act()).then(() => 'Refused')} onClose={onClose} />
    ),
    type: into('Name', 'Rulmancı'),
  },
  StepDialog: {
    open: (act, onClose) => <StepDialog step={{ kind: 'FACTOR', by: 1 }} onSave={act} onClose={onClose} />,
    type: into('Times', '1,2'),
  },
  FineDialog: {
    open: (_, onClose) => <FineDialog check="NO_PRICE" onClose={onClose} />,
    content: (act) => ({ products: [{ id: '1', name: 'Rulman', stockCode: '6204' }], mutations: { sayFine: act } }),
    async type(user) {
      await user.click(await screen.findByRole('checkbox', { name: /Rulman/ }));
      return into('Reason', 'Fiyat yok')(user);
    },
  },
  MergeOptions: {
    open: (_, onClose) => <MergeOptions attribute={cast(attribute)} onClose={onClose} />,
    content: (act) => ({ mutations: { mergeOptions: act } }),
    type: choice('Give its products this one', 'o2'),
    enter: false,
  },
  MoveProducts: {
    open: (act, onClose) => <MoveProducts some={{ count: 2 }} busy={false} onMove={act} onClose={onClose} />,
    content: () => ({ categories: [{ id: 'vanalar', name: 'Vanalar' }] }),
    type: choice('Category', 'vanalar'),
    enter: false,
  },
  LanguageStatus: {
    open: (_, onClose) => <LanguageStatus which={{ ids: ['1'] }} onDone={onClose} onClose={onClose} />,
    content: (act) => ({
      queries: { languages: () => [{ code: 'en', name: 'English' }] },
      mutations: { setTranslationStatuses: act },
    }),
    async type(user) {
      await screen.findByRole('option', { name: 'English' });
      const field = await screen.findByRole('radio', { name: 'Hidden' });
      await user.click(field);
      return [field, 'HIDDEN'];
    },
    enter: false,
  },
  PublishProducts: {
    open: (act, onClose) => (
      <PublishProducts
        {...{ which: { ids: ['1'] }, some: { count: 1 }, busy: false }}
        onChange={act}
        onClose={onClose}
      />
    ),
    async type(user) {
      const field = await screen.findByRole('radio', { name: /Hidden/ });
      await user.click(field);
      return [field, 'HIDDEN'];
    },
    enter: false,
  },
  ChangeProducts: {
    open: (act, onClose) => <ChangeProducts some={{ count: 2 }} busy={false} onChange={act} onClose={onClose} />,
    async type(user) {
      await choice('Field', 'brand')(user);
      return into('New value', 'Devrikan')(user);
    },
  },
  ExportColumns: {
    open: (_, onClose) => <ExportColumns query="" onClose={onClose} />,
    content: () => ({ queries: { filledColumns: () => [] } }),
    async type(user) {
      const field = await screen.findByRole('checkbox', { name: 'Name' });
      await waitFor(() => expect(field).toBeEnabled());
      await user.click(field);
      return [field, 'on'];
    },
    enter: false,
  },
  KeyDialog: {
    open: (_, onClose) => <KeyDialog edited={undefined} onMade={vi.fn()} onClose={onClose} />,
    content: (act) => ({ mutations: { makeKey: act } }),
    type: into('Name', 'Logo ERP'),
  },
  WebhookDialog: {
    open: (_, onClose) => <WebhookDialog edited={undefined} onMade={vi.fn()} onClose={onClose} />,
    content: (act) => ({ mutations: { createWebhook: act } }),
    type: into('Name', 'Logo ERP'),
  },
  SendOffer: {
    open: (_, onClose) => (
      <SendOffer offer={cast(offer)} enquiry={cast({ ...enquiry, offers: [offer] })} sendsMail onClose={onClose} />
    ),
    content: (act) => ({ mutations: { sendOffer: act } }),
    type: into('Letter', 'Sayın Ağırbaş'),
    enter: false,
  },
  LetterDialog: {
    open: (act, onClose) => (
      <LetterDialog
        title="Reply"
        receiver={{ name: 'Şule', email: 'sule@ornek.example' }}
        occasion={{
          ...{ name: 'letter:1', begun: { subject: 'Yanıt', text: '' }, letters: [], refetch: () => Promise.resolve() },
          send: () => (act(), Promise.reject(refusal)),
        }}
        values={cast({})}
        sendsMail
        onClose={onClose}
      />
    ),
    type: into('Letter', 'Merhaba'),
    enter: false,
  },
  CategoryDialog: {
    open: (_, onClose) => <CategoryDialog onClose={onClose} />,
    content: (act) => ({ mutations: { createCategory: act } }),
    async type(user) {
      await into(/Description/, 'Küresel ve sürgülü')(user);
      return into(/^Name|Category name/, 'Vanalar')(user);
    },
  },
  RedirectDialog: {
    open: (_, onClose) => <RedirectDialog onClose={onClose} />,
    content: (act) => ({ mutations: { addRedirect: act } }),
    async type(user) {
      await into(/Leads to/, '/products')(user);
      return into(/Old address/, '/urunler')(user);
    },
    // The tool knows no button outside the form, as a browser does.
    enter: false,
  },
};

function open({ open: make, content }: Case) {
  const [act, onClose] = [vi.fn(), vi.fn()];
  const refusing = () => {
    act();
    return refuse('INTERNAL');
  };
  const beside = <main tabIndex={-1}>{make(act, onClose)}</main>;
  return { act, onClose, ...renderAdmin(beside, content?.(refusing)) };
}

const names = Object.keys(cases);
function caseOf(name: string): Case {
  const found = cases[name];
  if (!found) throw new Error(`There is no dialog ${name}.`);
  return found;
}
const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
const keepEditing = async (user: UserEvent) => {
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
};

test.each(names)('%s asks before what was typed is lost, by whichever way it is left', async (name) => {
  const { type } = caseOf(name);
  const { user, router, onClose } = open(caseOf(name));
  const [field, value] = await type(user);
  const dialog = screen.getByRole('dialog');
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(within(dialog).getByRole('button', { name: 'Close' })),
    () => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
    () => router.navigate('/admin/today'),
  ];
  for (const leave of ways) {
    await leave();
    await keepEditing(user);
    expect(field).toHaveProperty('value', value);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  fireEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});

test.each(names.filter((name) => name !== 'ExportColumns'))(
  '%s does its work at Ctrl+S, and at Enter in a line, and stays when that fails',
  async (name) => {
    const { type, enter = true } = caseOf(name);
    const { user, act } = open(caseOf(name));
    const [field, value] = await type(user);
    const isKept = !fireEvent.keyDown(field, { key: 's', ctrlKey: true });
    expect(isKept).toBe(true);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(field).toHaveProperty('value', value);
    if (!enter) return;
    await user.type(field, '{Enter}');
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  },
);

test.each(names)('%s begins with the focus in itself, and closes at once where nothing was typed', async (name) => {
  const { user, onClose } = open(caseOf(name));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(screen.queryByText('Discard your changes?')).toBeNull();
});

/** Dialogs of the same frames that other tests open, or that hold nothing that was typed. */
const elsewhere: Record<string, string> = {
  ExportTexts: 'It has four choices, which are nothing to lose.',
  ImportTexts: 'Translations.test.tsx takes a file by it.',
  CustomerDialog: 'CustomerList.test.tsx opens it; its frame is that of CategoryDialog.',
  DefinitionDialog: 'The tests of attributes, kinds and families open it.',
  DocumentDialog: 'Its frame is that of CategoryDialog.',
  MergeDialog: 'MergeDialog.test.tsx opens it with its two products.',
  MergeWith: 'It has one product to choose, which the next dialog shows.',
  NewOffer: 'Its frame is that of CategoryDialog.',
  PlanValues: 'planning.test.tsx opens it from a form.',
  PricesDialog: 'prices.test.tsx opens it with its preview.',
  ProductGrid: 'ProductGrid.test.tsx answers it.',
  SectorDialog: 'Its frame is that of CategoryDialog.',
  StoppedPlan: 'The journeys of plans choose in it.',
  CancelRow: 'phoneOrder.test.ts opens it from a row of an order.',
  MakersCode: 'It is opened from a row of an enquiry.',
  RecordAcceptance: 'phoneOrder.test.ts opens it from an offer.',
  SendPart: 'phoneOrder.test.ts opens it from an order.',
  VariantsDialog: 'VariantsDialog.test.tsx opens it with its table.',
};
/** Dialogs that have a frame of their own, since nothing in them is typed that could be lost. */
const ownWay: Record<string, string> = {
  ActDialog: 'It is the frame of what is typed or chosen and done.',
  ComparisonDialog: 'It shows two states.',
  ConfirmDialog: 'It is the frame of a question.',
  ConflictDialog: 'The form behind it holds what was typed.',
  FamilyProducts: 'Each choice is saved at once.',
  FineFindings: 'Each row is taken back at once.',
  FormDialog: 'It is the frame of forms.',
  HistoryDialog: 'It shows a history.',
  ImportCustomers: 'A file was chosen, and nothing is typed.',
  JoinCustomer: 'A row is pressed, and the search for it is nothing to lose.',
  JumpQuestion: 'It is a question with two answers.',
  LinkDialog: 'It shows a link.',
  PlannedChanges: 'It shows a list.',
  PreviewLinksDialog: 'It makes and shows links.',
  RestoreDialog: 'It is a question with what it writes.',
  Shortcuts: 'It shows keys.',
  WonQuestion: 'It is a question with two answers.',
  SignInAgain: 'Its form is that of the sign-in page.',
};

const filesWith = (frame: RegExp) =>
  globSync('web/admin/**/*.tsx')
    .filter((file) => !file.includes('.test.') && frame.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^.*[/]|[.]tsx$/g, ''));

test('every dialog has one of the frames, or says why it has its own', () => {
  const known = new Set([...names, ...Object.keys(elsewhere)]);
  expect(filesWith(/<(ActDialog|FormDialog)$|<(ActDialog|FormDialog) /m).filter((name) => !known.has(name))).toEqual(
    [],
  );
  expect(
    filesWith(/<PageDialog$|<PageDialog /m).filter((name) => !(name in ownWay) && name !== 'ProductDialog'),
  ).toEqual([]);
});

test('every select of the browser is made of one part', () => {
  expect(filesWith(/<Select[^>]*? native\b/)).toEqual(['NativeSelect']);
});
