import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { linkTo } from '../../../testing/fakeServer.ts';
import { ContactForm } from './ContactForm.tsx';

const received: Record<string, string>[] = [];
const store = (input: Record<string, string>) => ({ id: String(received.push(input)) });
beforeEach(() => {
  received.splice(0);
  sessionStorage.clear();
});

function open(sendMessage = store, props: ComponentProps<typeof ContactForm> = {}) {
  const client = createClient({ link: linkTo({ sendMessage }) });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ContactForm {...props} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return userEvent.setup();
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Mesajı Gönder' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^Ad soyad/), '  Ayşe Yılmaz ');
  await user.type(field(/^E-posta/), 'ayse@firma.example');
  await user.type(field(/^Konu/), 'Rulman');
  await user.type(field(/^Mesajınız/), '6204 var mı?');
}

test('a missing value is reported at its field, and the first such field gets the focus', async () => {
  const user = open();
  await user.click(send());
  const name = field(/^Ad soyad/);
  await vi.waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Adınızı yazın.');
  expect(field(/^Şirket/)).toBeValid();
  expect(received).toEqual([]);

  await user.type(name, 'A');
  expect(name).toBeValid();
});

test('the field of several lines has no type, which HTML forbids there', () => {
  open();
  expect(field(/^Mesajınız/)).not.toHaveAttribute('type');
});

test('a message is sent, thanked for and cleared away', async () => {
  const user = open();
  await fillIn(user);
  await user.click(send());
  const thanks = await screen.findByText('Mesajınız için teşekkür ederiz. En kısa sürede size dönüş yapacağız!');
  expect(thanks).toHaveFocus();
  expect(received).toMatchObject([{ name: 'Ayşe Yılmaz', email: 'ayse@firma.example', company: null }]);
  expect(screen.getByText('Gönderdiğiniz konu: Rulman')).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Yeni mesaj yazın' }));
  expect(field(/^Ad soyad/)).toHaveFocus();
  expect(field(/^Mesajınız/)).toHaveValue('');
  expect(send()).toBeEnabled();
});

test.each([
  ['RATE_LIMITED', false],
  ['INTERNAL_SERVER_ERROR', true],
])(
  'when sending fails with %s the form says so and keeps everything typed; unexpected: %s',
  async (code, isReported) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = open(() => {
      throw new GraphQLError('No.', { extensions: { code } });
    });
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Mesaj gönderilemedi. Lütfen tekrar deneyin.');
    expect(field(/^Mesajınız/)).toHaveValue('6204 var mı?');
    expect(report.mock.calls.length > 0).toBe(isReported);
  },
);

test('a field that only the server refuses is marked like any other', async () => {
  const user = open(() => {
    throw new GraphQLError('Bu adres kabul edilmiyor.', { extensions: { code: 'BAD_USER_INPUT', field: 'email' } });
  });
  await fillIn(user);
  await user.click(send());
  await vi.waitFor(() => expect(field(/^E-posta/)).toHaveFocus());
  expect(field(/^E-posta/)).toHaveAccessibleDescription('Bu adres kabul edilmiyor.');
});

test('typed text is restored when the form opens again, until it was sent', async () => {
  const user = open();
  await fillIn(user);
  cleanup();
  open();
  expect(field(/^Mesajınız/)).toHaveValue('6204 var mı?');
  await user.click(send());
  await screen.findByText(/teşekkür/);
  cleanup();
  open();
  expect(field(/^Mesajınız/)).toHaveValue('');
});

test('a product can be removed, with its subject unless the visitor changed that', async () => {
  const unpriced = { price: null, salesUnit: 'PIECE' as const, priceQuantity: null };
  const asked = { id: '17', name: 'Rulman 6204', ...unpriced, image: null, picture: null };
  const props = { product: asked, subject: 'Rulman 6204 hakkında' };
  const user = open(store, props);
  await user.click(screen.getByRole('button', { name: 'Ürünü çıkar' }));
  expect(field(/^Konu/)).toHaveValue('');
  expect(field(/^Ad soyad/)).toHaveFocus();
  cleanup();

  open(store, props);
  await user.type(field(/^Konu/), ', acil');
  await user.click(screen.getByRole('button', { name: 'Ürünü çıkar' }));
  expect(field(/^Konu/)).toHaveValue('Rulman 6204 hakkında, acil');
});

test('two submissions at once send one message', async () => {
  const user = open();
  await fillIn(user);
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await screen.findByText(/teşekkür/);
  expect(received).toHaveLength(1);
});
