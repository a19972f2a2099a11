import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { SettingsProvider } from '../../parts/contact/SettingsProvider.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { LineChange } from './LineChange.tsx';
import type { Offer } from './offer.ts';
import { useOfferAnswer } from './useOfferAnswer.ts';

afterEach(cleanup);

const lines = ['1', '2'].map((id) => ({
  ...{ id, kind: 'PLAIN', code: null, name: `Vana ${id}`, note: null, askedCode: null, product: null },
  ...{ quantity: 2, salesUnit: 'PIECE', price: 100, priceQuantity: null, discount: null, vatRate: 20, net: 200 },
}));
const offer = {
  ...{ id: '9', number: 'T-2026-00042/2', revision: 2, requests: [], differences: null, lines },
  sums: { net: 400, total: 480, vat: [{ rate: 20, vat: 80 }] },
} as unknown as Offer;

function Answering() {
  const answer = useOfferAnswer(offer);
  return (
    <>
      {offer.lines.map((line) => (
        <LineChange currency="TRY" key={line.id} line={line} answer={answer} />
      ))}
      <AnswerForm offer={offer} answer={answer} byMail={false} buyer="Şule Ağırbaş" />
    </>
  );
}

function show(action: () => unknown = () => null, way = 'degisiklik') {
  const key = { key: 'bir-anahtar-yirmi-harf' };
  const route = { id: 'offer', path: '/teklif/x/y', element: <Answering />, loader: () => key, action };
  const router = createMemoryRouter([route], {
    initialEntries: [`/teklif/x/y?yol=${way}`],
    hydrationData: { loaderData: { offer: key } },
  });
  // The settings of the site do not come meanwhile.
  render(
    <ApolloProvider client={createClient({ link: new ApolloLink(() => NEVER) })}>
      <SettingsProvider>
        <RouterProvider router={router} />
      </SettingsProvider>
    </ApolloProvider>,
  );
  return userEvent.setup();
}

test('lines in which something is to change are counted, and one that is left asks for nothing', async () => {
  const user = show();
  await screen.findByText(/^Satırlardaki “Değişiklik isteyin”/);
  const [first, second] = screen.getAllByRole('textbox', { name: /^Miktar/, hidden: true });
  if (!first || !second) throw new Error('There are two lines.');
  await user.type(first, '4');
  await user.type(second, '6');
  expect(screen.getByText('2 satırda değişiklik istiyorsunuz.')).toBeInTheDocument();
  await user.clear(second);
  expect(screen.getByText('1 satırda değişiklik istiyorsunuz.')).toBeInTheDocument();
  const [leave] = screen.getAllByText('Bu satırdan vazgeçin');
  if (leave) await user.click(leave);
  expect(first).toHaveValue('');
  expect(screen.getByText(/^Satırlardaki “Değişiklik isteyin”/)).toBeInTheDocument();
});

test('an answer that did not arrive leaves everything as it was typed, and says so', async () => {
  const user = show(() => ({
    intent: 'change',
    errors: {},
    values: { 'q.1': '4', text: 'Acele: ğüşi' },
    failed: true,
  }));
  const [first] = await screen.findAllByRole('textbox', { name: /^Miktar/, hidden: true });
  if (first) await user.type(first, '4');
  await user.type(screen.getByRole('textbox', { name: /^Bütün teklif için not/ }), 'Acele: ğüşi');
  await user.click(screen.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }));
  expect(await screen.findByText('Mesaj gönderilemedi. Lütfen tekrar deneyin.')).toBeInTheDocument();
  expect(first).toHaveValue('4');
  expect(screen.getByRole('textbox', { name: /^Bütün teklif için not/ })).toHaveValue('Acele: ğüşi');
});

test('what is wrong is named, and is no longer said to be once it is corrected', async () => {
  const user = show(() => ({
    intent: 'change',
    errors: { 'd.1': 'Günü gg.aa.yyyy olarak yazın.', text: 'Not çok uzun.' },
    values: { 'd.1': 'yarın', text: 'x' },
  }));
  await user.type(await screen.findByRole('textbox', { name: /^Bütün teklif için not/ }), 'x');
  await user.click(screen.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'İstek gönderilmedi. Düzeltilecek: satırdaki alan, Bütün teklif için not.',
  );
  const note = screen.getByRole('textbox', { name: /^Bütün teklif için not/ });
  await user.type(note, 'y');
  expect(note).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('İstek gönderilmedi. Düzeltilecek: satırdaki alan.');
  expect(screen.queryByText('Not çok uzun.')).toBeNull();
});

test('what is wrong with who is invoiced is named by its field, and opens it', async () => {
  const wrong = () => ({
    intent: 'accept',
    errors: { title: 'Görevinizi yazın.', 'invoice.taxNumber': 'Numara yanlış.' },
    values: { name: 'Şule', 'invoice.taxNumber': '1' },
  });
  const user = show(wrong, 'onay');
  await user.click(await screen.findByRole('button', { name: 'Teklifi Onayla' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Düzeltilecek: Göreviniz, VKN ya da TCKN.');
  expect(screen.getByRole('textbox', { name: /^VKN ya da TCKN/ })).toHaveAccessibleDescription('Numara yanlış.');
});
