// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { AdminGate } from './AdminGate.tsx';

const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-222${n}`);

const ece = { id: 'e', email: 'ece@firma.com.tr', name: 'Ece', signature: '', roles: ['EDITOR'] };
const person = { ...ece, startsWithToday: false, language: 'EN' as const };

test('a person who must use two-step sign-in sets it up first, and sees the recovery codes until they are kept', async () => {
  let owesTwoStep = true;
  const { user } = renderAdmin(<AdminGate />, {
    queries: {
      me: () => ({ ...person, owesTwoStep }),
    },
    mutations: {
      beginTotp: () => ({ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vitrin:ece?secret=GEZDGNBVGY3TQOJQ' }),
      activateTotp: () => ((owesTwoStep = false), codes),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set up two-step sign-in' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '287082{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  // A return from the phone's app asks the server again.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expect.poll(() => screen.queryByRole('main')).toBeNull();
});
