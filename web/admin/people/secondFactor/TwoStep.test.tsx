// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SessionProvider, type SignInAgainProps } from '../../session/SessionProvider.tsx';
import { TwoStep } from './TwoStep.tsx';

const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vitrin:ece?secret=GEZDGNBVGY3TQOJQ' };
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-222${n}`);
const off = { activeSince: null, recoveryCodesLeft: 0 };
const on = { activeSince: '2026-11-02T06:12:00.000Z', recoveryCodesLeft: 9 };

test('a code of the app turns two-step sign-in on, and the recovery codes are shown once', async () => {
  let current: object = off;
  const activateTotp = vi.fn(({ code }: Record<string, unknown>) => {
    if (code !== '287082') return refuse('BAD_USER_INPUT', 'code');
    current = { ...on, recoveryCodesLeft: 10 };
    return codes;
  });
  const { user } = renderAdmin(<TwoStep />, {
    queries: { mySecondFactor: () => current },
    mutations: { beginTotp: () => setup, activateTotp },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}');
  expect(await screen.findByText('Refused')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '287082{Enter}');
  expect(within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/since Nov 2, 2026 9:12 AM\. 10 recovery codes left\./)).toBeVisible();
});

test('turning two-step sign-in off asks first', async () => {
  const removeTotp = vi.fn(() => true);
  const { user } = renderAdmin(<TwoStep />, { queries: { mySecondFactor: () => on }, mutations: { removeTotp } });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(removeTotp).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(removeTotp).toHaveBeenCalled());
});

const Again = ({ why, open, onClose }: SignInAgainProps) =>
  open && (
    <button className="sign-in-again" onClick={() => onClose(true)}>
      Again: {why}
    </button>
  );

test('ten minutes after signing in, a change asks to sign in again and then continues', async () => {
  let isConfirmed = false;
  const { user } = renderAdmin(
    <SessionProvider
      admin={{ id: 'e', email: 'ece@firma.com.tr', name: 'Ece', signature: '', roles: ['SALES'] }}
      lost={false}
      SignInAgain={Again}
    >
      <TwoStep />
    </SessionProvider>,
    {
      queries: { mySecondFactor: () => off },
      mutations: { beginTotp: () => (isConfirmed ? setup : refuse('CONFIRMATION_REQUIRED')) },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
  const again = await screen.findByText('Again: confirm');
  isConfirmed = true;
  again.click();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
});
