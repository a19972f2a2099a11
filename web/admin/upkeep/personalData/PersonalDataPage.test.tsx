// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SessionProvider, type SignInAgainProps } from '../../session/SessionProvider.tsx';
import { PersonalDataPage } from './PersonalDataPage.tsx';

const contact = 'isil@ornek.com.tr';
const entry = (id: string, more: object = {}) => ({
  id,
  sort: 'MESSAGE',
  title: 'Vana sorusu',
  name: 'Işıl Ağırbaş',
  email: contact,
  phone: null,
  createdAt: '2026-11-02T06:12:00.000Z',
  isSent: true,
  isInBin: false,
  offerCount: 0,
  ...more,
});
const all = [
  entry('message:1'),
  entry('bin:7', { sort: 'ENQUIRY', title: 'T-2026-00042', isInBin: true, offerCount: 2 }),
  entry('message:2', { isSent: false, name: 'Komşu Firma', email: 'komsu@ornek.com.tr' }),
];

async function find(server: Parameters<typeof renderAdmin>[1]) {
  const page = renderAdmin(<PersonalDataPage />, server);
  await page.user.type(screen.getByLabelText('E-mail or phone'), contact);
  await page.user.click(screen.getByRole('button', { name: 'Find' }));
  return page;
}

test('what the person sent is chosen, what others wrote is only shown, and the search stays out of the address', async () => {
  const { router } = await find({ queries: { personalData: () => all } });
  expect(await screen.findByText('3 records found, 2 chosen')).toBeVisible();
  const boxes = within(screen.getByRole('list', { name: 'Kept of this person' })).getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false]);
  expect(screen.getByText('Nov 2, 2026 9:12 AM, with 2 offers, in the bin')).toBeVisible();
  expect(screen.getByText(/Names this contact; sent by/)).toHaveTextContent('Komşu Firma, komsu@ornek.com.tr');
  expect(router.state.location).toMatchObject({ pathname: '/admin', search: '' });
});

test('an order that only names the contact is chosen, since it is no choice', async () => {
  await find({ queries: { personalData: () => [entry('order:1', { sort: 'ORDER', isSent: false })] } });
  expect(await screen.findByText('1 record found, 1 chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erase for good' })).toBeEnabled();
});

test('the data is erased only after the contact was typed once more', async () => {
  let kept = all;
  const erased: unknown[] = [];
  const { user } = await find({
    queries: { personalData: () => kept },
    mutations: {
      erasePersonalData: (variables) => {
        erased.push(variables);
        kept = all.slice(2);
        return 2;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase for good' });
  const erase = within(dialog).getByRole('button', { name: 'Erase' });
  expect(erase).toBeDisabled();
  await user.type(within(dialog).getByLabelText(`Type ${contact} to confirm`), contact);
  await user.click(erase);
  expect(await screen.findByText('2 records erased for good')).toBeVisible();
  expect(erased).toEqual([{ contact, ids: ['message:1', 'bin:7'] }]);
  expect(await screen.findByText('1 record found, 0 chosen')).toBeVisible();
});

const Again = ({ why, open, onClose }: SignInAgainProps) =>
  open && (
    <button className="sign-in-again" onClick={() => onClose(true)}>
      Again: {why}
    </button>
  );

test('ten minutes after signing in, erasing asks to sign in again and then continues', async () => {
  let isConfirmed = false;
  const { user } = renderAdmin(
    <SessionProvider
      admin={{ id: 'e', email: 'ece@firma.com.tr', name: 'Ece', signature: '', roles: ['OWNER'] }}
      lost={false}
      SignInAgain={Again}
    >
      <PersonalDataPage />
    </SessionProvider>,
    {
      queries: { personalData: () => all },
      mutations: { erasePersonalData: () => (isConfirmed ? 2 : refuse('CONFIRMATION_REQUIRED')) },
    },
  );
  await user.type(screen.getByLabelText('E-mail or phone'), contact);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase for good' });
  await user.type(within(dialog).getByLabelText(`Type ${contact} to confirm`), contact);
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  const again = await screen.findByText('Again: confirm');
  isConfirmed = true;
  again.click();
  expect(await screen.findByText('2 records erased for good')).toBeVisible();
});

test('the screen says when nothing is found, and when the contact is invalid', async () => {
  let wrong = true;
  const { user } = await find({ queries: { personalData: () => (wrong ? refuse('BAD_USER_INPUT', 'contact') : []) } });
  expect(await screen.findByText('Refused')).toBeVisible();
  wrong = false;
  await user.type(screen.getByLabelText('E-mail or phone'), 'x');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Nothing is kept')).toBeVisible();
});

test('the file for the person is saved', async () => {
  const saved: Blob[] = [];
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const stop = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault();
  document.addEventListener('click', stop);
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    document.removeEventListener('click', stop);
  });
  const asked: unknown[] = [];
  const { user } = await find({
    queries: { personalData: () => all },
    mutations: { exportPersonalData: ({ ids }) => (asked.push(ids), { json: {}, text: 'Ad: Işıl' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Export for the person' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([asked, saved[0]?.type]).toEqual([[['message:1', 'bin:7']], 'text/plain;charset=utf-8']);
  expect(await screen.findByText('The file is saved. The audit log says that it was made.')).toBeVisible();
});

test('what a restore has brought back is listed, and erased again at one press', async () => {
  let erasures: object[] = [{ id: '7', at: '2026-11-02T06:12:00.000Z', admin: 'ece@firma.com.tr', back: 2 }];
  const asked: unknown[] = [];
  const { user } = renderAdmin(<PersonalDataPage />, {
    queries: { erasuresToRepeat: () => erasures },
    mutations: {
      repeatErasures: ({ ids }) => {
        asked.push(ids);
        erasures = [];
        return 2;
      },
    },
  });
  const listed = await screen.findByRole('region', { name: 'Erased after this backup was made' });
  expect(listed).toHaveTextContent('2 records, erased on Nov 2, 2026 9:12 AM by ece@firma.com.tr');
  await user.click(within(listed).getByRole('button', { name: 'Erase again' }));
  expect(await screen.findByText('2 records erased for good')).toBeVisible();
  await waitFor(() => expect(listed).not.toBeInTheDocument());
  expect(asked).toEqual([['7']]);
});

test('the texts of the privacy notice in other languages are opened from here, by its version', async () => {
  const asked: unknown[] = [];
  const { user } = renderAdmin(<PersonalDataPage />, {
    queries: {
      privacyNotice: () => ({ version: 'v3' }),
      languages: () => [{ code: 'en', name: 'English', direction: 'LTR' }],
      translations: (which: unknown) => (asked.push(which), null),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Languages of the privacy notice' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(asked).toEqual([{ entity: 'PRIVACY_NOTICE', id: 'v3' }]));
});
