// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isoFormat } from '../../../../common/text/locale.ts';
import { TodayEnquiriesDocument } from './today.generated.ts';
import type { Role } from '../../../graphql/generated/schema.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { TodayPage } from './TodayPage.tsx';

beforeEach(() => {
  // The page follows the figures, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const day = 86_400_000;
/** From midnight in Turkey until three o'clock the day of the company is the one after that of UTC. */
const companyDay = isoFormat({ dateStyle: 'short' });
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const enquiry = (id: string, company: string, days: number) => ({
  ...{ id, number: `T-2026-${id}`, name: 'Şule', company, rowCount: 6, createdAt: ago(days), state: 'NEW', version: 1 },
});
const run = (state: string) => ({ id: `run-${state}`, state, createdAt: ago(0), reasons: ['9 products are missing.'] });
const profile = (name: string, state: string, nextRunAt: string | null = null) => ({
  ...{ id: name, name, setup: {}, version: 1, nextRunAt, lastRun: run(state) },
});
const nothing: Answers = {
  enquiries: () => ({ nodes: [], totalCount: 0 }),
  endingOffers: () => ({ nodes: [], totalCount: 0 }),
  orders: () => ({ nodes: [], totalCount: 0 }),
  failedMails: () => ({ nodes: [], totalCount: 0 }),
  importProfiles: () => [],
  planSteps: () => [],
  health: () => ({ findings: [] }),
  nightlyBackup: () => null,
  todayFigures: () => ({ newEnquiries: 0, unanswered: 0 }),
  products: () => ({ nodes: [], totalCount: 1680 }),
};

type Options = { roles?: Role[]; mutations?: Answers };

function open(queries: Answers, { roles = ['OWNER'], mutations = {} }: Options = {}) {
  const admin = { id: '1', email: 'a@b.co', name: 'Ad', signature: '', roles };
  return renderAdmin(
    <SessionProvider admin={admin} lost={false} SignInAgain={() => null}>
      <TodayPage />
    </SessionProvider>,
    { queries: { ...nothing, ...queries }, mutations },
    '/admin/today',
  );
}

const block = (name: string) => screen.findByRole('region', { name });

test('the screen says what waits, what is new and what ends, each with a link to it', async () => {
  open({
    enquiries: () => ({
      nodes: [enquiry('42', 'Yeşiltepe Gıda', 3), enquiry('43', 'Karadut Plastik', 0)],
      totalCount: 7,
    }),
    endingOffers: () => ({
      totalCount: 1,
      nodes: [
        {
          offer: {
            id: 'o',
            number: 'T-2026-31/2',
            validUntil: new Date(Date.now() + day).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' }),
            sums: { total: 84_320 },
          },
          enquiry: enquiry('31', 'Yeşiltepe Gıda', 9),
        },
      ],
    }),
    importProfiles: () => [
      profile('Ana tedarikçi', 'STOPPED'),
      profile('Vana fiyatları', 'FAILED'),
      profile('Stok', 'DONE'),
    ],
    nightlyBackup: () => ({ madeAt: null, failedAt: ago(0), failure: 'The disk is full.' }),
    todayFigures: () => ({ newEnquiries: 7, unanswered: 9 }),
  });
  const waits = await block('Waits for you');
  const rows = await within(waits).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ana tedarikçi stopped itself.*9 products are missing[.] Nothing was changed[.]/),
    expect.stringMatching(/^Vana fiyatları failed/),
    expect.stringMatching(/^The nightly backup failed.*The disk is full[.]/),
    expect.stringMatching(/^2 messages without an answer/),
  ]);
  expect(within(waits).getByRole('link', { name: 'Ana tedarikçi stopped itself' })).toHaveAttribute(
    'href',
    '/admin/imports/runs/run-STOPPED',
  );
  const fresh = await block('New enquiries');
  expect(within(fresh).getByRole('link', { name: '7, show them' })).toHaveAttribute(
    'href',
    '/admin/messages/enquiries?status=new',
  );
  expect(within(fresh).getAllByRole('listitem')[0]).toHaveTextContent(
    /^Yeşiltepe GıdaT-2026-42, 6 lines, .*Waits 3 days$/,
  );
  expect(within(fresh).getByText('2 more after these.')).toBeVisible();
  const ending = await block('Offers that end soon');
  expect(within(ending).getByText(/^₺ 84\.320,00, ends (tomorrow|on )/)).toBeVisible();
  expect(within(ending).getByRole('link', { name: 'Remind of T-2026-31/2' })).toHaveAttribute(
    'href',
    '/admin/messages/enquiries/31?status=ends-soon',
  );
  expect(screen.queryByRole('region', { name: 'Happens today' })).toBeNull();
});

test('a block that fails says so in its place, and is loaded again at a press', async () => {
  let fails = true;
  const { user } = open({
    endingOffers: () => (fails ? refuse('INTERNAL_SERVER_ERROR') : { nodes: [], totalCount: 0 }),
    enquiries: () => ({ nodes: [enquiry('42', 'Yeşiltepe Gıda', 0)], totalCount: 1 }),
  });
  const ending = await block('Offers that end soon');
  expect(await within(ending).findByRole('alert')).toHaveTextContent(/^Could not be loaded\.Try again$/);
  expect(await within(await block('New enquiries')).findByText('Yeşiltepe Gıda')).toBeVisible();
  fails = false;
  await user.click(within(ending).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offers that end soon' })).toBeNull());
});

test('where nothing waits, one line says so', async () => {
  open({});
  expect(await screen.findByText(/1\.680 products are on the site\./)).toHaveTextContent('Nothing waits.');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a mail that did not arrive is taken off the list once it is dealt with', async () => {
  let left = [
    {
      id: '7',
      what: 'The confirmation of T-2026-42',
      path: '/admin/messages/enquiries/42',
      failure: 'REFUSED',
      failedAt: ago(0),
    },
  ];
  const { user } = open(
    { failedMails: () => ({ nodes: left, totalCount: left.length }) },
    { mutations: { settleFailedMail: ({ id }) => ((left = left.filter((mail) => mail.id !== id)), true) } },
  );
  await user.click(await screen.findByRole('button', { name: 'Done: The confirmation of T-2026-42' }));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

test('who edits sees imports and no enquiries, and nothing of the others is asked for', async () => {
  const asked = vi.fn(() => ({ nodes: [], totalCount: 0 }));
  open(
    {
      enquiries: asked,
      failedMails: asked,
      endingOffers: asked,
      importProfiles: () => [profile('Stok', 'DONE', ago(0))],
    },
    { roles: ['EDITOR'] },
  );
  expect(await within(await block('Happens today')).findByText(/(AM|PM), import$/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('the blocks follow what changes elsewhere', async () => {
  let nodes = [enquiry('42', 'Yeşiltepe Gıda', 0)];
  const { client } = open({ enquiries: () => ({ nodes, totalCount: nodes.length }) });
  await block('New enquiries');
  nodes = [];
  await client.refetchQueries({ include: [TodayEnquiriesDocument] });
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

test('what has worsened in the catalogue is named, with the way to fix it', async () => {
  const finding = (check: string, count: number, before: number | null) => ({ check, count, before });
  const findings = [finding('NO_PRICE', 9, 6), finding('NO_PICTURE', 4, 4), finding('NO_CODE', 2, null)];
  open({ health: () => ({ findings }) });
  const health = await block('Data quality');
  const rows = await within(health).findAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/: 3 more9 in all/);
  const fix = within(health).getByRole('link', { name: /^Fix in grid: / });
  expect(fix).toHaveAttribute('href', '/admin/products/grid?check=no-price&column=price');
});

const step = {
  ...{
    id: '1',
    planId: 'p1',
    name: 'Makaralı Zincir',
    what: 'HIDDEN',
    percent: null,
    amount: null,
    fields: [],
    count: 1,
  },
  ...{ admin: 'a@b.co', isBack: false, otherAt: null, met: 0, reason: null, undo: null, at: new Date().toISOString() },
};

test('plans of today happen today, and one that stopped waits for a person', async () => {
  const steps = [
    { ...step, state: 'WAITING' },
    { ...step, id: '2', name: 'Pompalar', what: 'PRICES', percent: 5, count: 4, met: 2, state: 'STOPPED' },
  ];
  open({ planSteps: ({ state }) => steps.filter((one) => one.state === state) });
  const happens = within(await block('Happens today'));
  expect((await happens.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Makaralı Zincir.*(AM|PM), will be hidden$/),
  ]);
  const waits = within(await block('Waits for you'));
  expect(await waits.findByRole('listitem')).toHaveTextContent(
    /^Pompalar.*Stopped: somebody changed 2 of the 4 prices since[.] Nothing was changed[.]/,
  );
  expect(waits.getByRole('link', { name: 'Pompalar' })).toHaveAttribute('href', '/admin/plan');
});

test('a mail server that takes no mail is named with what helps', async () => {
  const trouble = 'The mail server mail.firma.com.tr does not answer.';
  open({ failedMails: () => ({ nodes: [], totalCount: 0, trouble }) });
  expect(await screen.findByText('Mail cannot be sent at the moment')).toBeVisible();
  expect(screen.getByText(trouble)).toBeVisible();
});

test('what waits among suspected spam is a line for each kind, which leads to its folder', async () => {
  open({
    todayFigures: () => ({ unanswered: 0, newEnquiries: 0, suspectedEnquiries: 1, suspectedMessages: 3 }),
  });
  const waits = within(await block('Waits for you'));
  expect(await waits.findByRole('link', { name: '1 enquiry among suspected spam' })).toHaveAttribute(
    'href',
    '/admin/messages/enquiries?status=spam',
  );
  expect(waits.getByRole('link', { name: '3 messages among suspected spam' })).toHaveAttribute(
    'href',
    '/admin/messages?status=spam',
  );
});

test('a rate that came today says how many prices follow it, and a currency without one for days says so', async () => {
  const dayAgo = (days: number) => companyDay.format(Date.now() - days * day);
  const rate = { id: 'r1', currency: 'EUR', applied: 47.5012, day: dayAgo(0), changed: 312 };
  const old = { ...rate, id: 'r2', currency: 'USD', applied: 40, day: dayAgo(4) };
  const quiet = { ...rate, id: 'r3', currency: 'GBP', day: dayAgo(1) };
  const moneySettings = () => ({ currencies: ['EUR', 'USD', 'GBP'], today: [rate, old, quiet] });
  open({ moneySettings });
  const rates = within(await block('Rates of exchange'));
  expect(rates.getByText(/^Rate of .*: 47,5012, 312 prices changed$/)).toBeVisible();
  expect(rates.getByText(/^No rate for [345] days$/)).toBeVisible();
  expect(rates.queryByText('GBP')).toBeNull();
});
