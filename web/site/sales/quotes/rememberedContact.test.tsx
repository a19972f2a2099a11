import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { linkTo, refuse } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { queriesOf, row } from '../../../testing/quoteList.ts';

beforeEach(() => {
  localStorage.clear();
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open() {
  openLive('/teklif', linkTo({ queries: queriesOf([row]), mutations: { sendEnquiry: () => refuse('RATE_LIMITED') } }));
  const name = await screen.findByLabelText('Ad soyad');
  const box = screen.getByRole('checkbox', { name: 'Bu bilgileri bu tarayıcıda hatırla' });
  return { user: userEvent.setup(), name, box, email: screen.getByLabelText('E-posta') };
}

/** Sends the form, and waits until it can be sent again. */
async function send(user: ReturnType<typeof userEvent.setup>) {
  const button = screen.getByRole('button', { name: 'Teklif Talebini Gönder' });
  await user.click(button);
  await screen.findByText('Mesaj gönderilemedi. Lütfen tekrar deneyin.');
  await waitFor(() => expect(button).toBeEnabled());
}

const kept = () => localStorage.getItem('vitrin.iletisim');

test('nothing is kept of who asks unless they choose it, and a later choice forgets it', async () => {
  const { user, name, email, box } = await open();
  expect(box).not.toBeChecked();
  await user.type(name, 'Şule Ağırbaş');
  await user.type(email, 'sule@firma.example');
  await send(user);
  expect(kept()).toBeNull();
  await user.click(box);
  await user.type(screen.getByLabelText(/Mesajınız/), 'Acele');
  await send(user);
  expect(JSON.parse(kept() ?? '')).toEqual({
    ...{ name: 'Şule Ağırbaş', email: 'sule@firma.example', company: '', phone: '', deliveryPlace: '' },
  });
  await user.click(box);
  await send(user);
  expect(kept()).toBeNull();
});

test('what was chosen to be remembered is filled in, and the foot leads to the button', async () => {
  localStorage.setItem(
    'vitrin.iletisim',
    JSON.stringify({ name: 'İlker Çığır', email: 'ilker@firma.example', phone: 5 }),
  );
  const { user, name, email, box } = await open();
  await waitFor(() => expect(name).toHaveValue('İlker Çığır'));
  expect(email).toHaveValue('ilker@firma.example');
  expect(box).toBeChecked();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  await user.click(screen.getByRole('link', { name: 'Teklif isteyin' }));
  expect(screen.getByRole('button', { name: 'Teklif Talebini Gönder' })).toHaveFocus();
  await user.clear(email);
  await user.click(screen.getByRole('link', { name: 'Teklif isteyin' }));
  expect(email).toHaveFocus();
});

test('what a stranger wrote into the storage fills in nothing', async () => {
  localStorage.setItem('vitrin.iletisim', '[1');
  const { name, box } = await open();
  expect(name).toHaveValue('');
  expect(box).not.toBeChecked();
});
