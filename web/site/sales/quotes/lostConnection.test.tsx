import { ApolloLink, Observable } from '@apollo/client';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MissingScript } from '../../../components/loadedLater.ts';
import { createClient } from '../../../graphql/client.ts';
import { linkTo, type Answers } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { routeLater } from '../../parts/loaders/routeLater.tsx';
import { unsentForm } from '../unsentForm.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { quoteRoute } from './quoteRoute.ts';

const product = {
  ...{ id: '17', name: 'Zincir Dişlisi', stockCode: '08B-1-Z18', price: 380, salesUnit: 'PIECE', priceQuantity: null },
  ...{ minimumQuantity: null, priceBreaks: [], image: null, picture: null, categoryId: 'zincir' },
};
const other = { ...product, id: '18', name: 'Baklalı Zincir', stockCode: '08B-1' };
const row = (id: string) => ({
  ...{ id, name: product.name, quantity: 4, note: null, standing: 'LISTED', product, candidates: [], written: null },
  ...{ askedCode: null, unreadQuantity: null, suggestion: null, replaces: null },
  ...{ formerPrice: null, formerPriceQuantity: null },
});
const unknown = { ...row('2'), name: '08B zincir', standing: 'WRITTEN', product: null, candidates: [product] };
const suggested = { suggestion: { id: '17' } };
const list = {
  ...{ id: 'l0', name: 'Hat 2', sendKey: 'anahtar', goesWith: [other], repeated: null },
  share: { code: 'k1', endsAt: '2027-01-01T00:00:00.000Z', rowCount: 2 },
  rows: [
    { ...row('1'), ...suggested },
    { ...unknown, ...suggested },
  ],
  all: [
    { id: 'l0', name: 'Hat 2', rowCount: 2, isChosen: true },
    { id: 'l1', name: 'Yedek', rowCount: 1, isChosen: false },
  ],
};
const enquiry = {
  ...{ number: 'T-2026-00042', name: 'Şule', createdAt: '2026-11-21T07:42:00.000Z', state: 'NEW', message: null },
  ...{ rows: [], offer: null, offers: [], order: null, copy: null, questions: [] },
};
const offer = {
  ...{ id: '9', number: 'T-2026-00042/1', revision: 1, requests: [], differences: null, lines: [] },
  ...{ createdAt: '2026-11-21T07:42:00.000Z', validUntil: '2026-01-01', pdfPath: '/x.pdf', notes: null },
  ...{ intro: null, deliveryTerms: null, paymentTerms: null, sums: { net: 300, total: 360, vat: [] } },
};
const content = {
  products: [product],
  categories: [{ id: 'zincir', name: 'Zincirler' }],
  queries: {
    privacyNotice: () => ({ version: '1.1', text: '' }),
    quoteList: () => list,
    sharedQuoteList: () => ({ endsAt: '2027-01-01T00:00:00.000Z', rows: [row('1')] }),
    enquiryStatus: ({ token }: Record<string, unknown>) =>
      token === 'x' ? enquiry : { ...enquiry, state: 'OFFERED', offer },
  },
};

type Fault = 'no answer' | 'an error';
const faults: Record<Fault, ApolloLink> = {
  'no answer': new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
  'an error': new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ errors: [new GraphQLError('Away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })] });
        observer.complete();
      }),
  ),
};

afterEach(cleanup);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Opens the page. With `lose` its requests fail from then on: all, or only those that read. */
function open(path: string, fault: Fault, mutations: Answers = {}) {
  let lost: 'nothing' | 'all' | 'reads' = 'nothing';
  const isLost = ({ operationType }: { operationType: OperationTypeNode | undefined }) =>
    lost === 'all' || (lost === 'reads' && operationType === OperationTypeNode.QUERY);
  const link = ApolloLink.split(isLost, faults[fault], linkTo({ ...content, mutations }));
  const router = openLive(path, link);
  return { router, lose: (what: typeof lost) => (lost = what), user: userEvent.setup() };
}

const main = () => within(screen.getByRole('main'));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click((await main().findAllByRole('button', { name }))[0] ?? document.body);

const ofChain = /^Ekle ?: Zincir Dişlisi/;
const actions: [string, string | RegExp, (string | RegExp)[]][] = [
  ['/categories/zincir', 'Zincirler', [ofChain]],
  ['/categories/zincir?gorunum=tablo', 'Zincirler', [/^Ekle/]],
  ['/products/17', 'Zincir Dişlisi', ['Teklif listesine ekle']],
  ['/liste/k1', 'Size bir liste gönderildi: 1 satır', ['Listeme ekle']],
  ['/teklif/T-2026-00042/x', /./, ['Yeniden iste']],
  [
    '/teklif',
    'Teklif listesi',
    [/: listeden çıkar$/, 'İlk önerilerin hepsini kabul edin', /^08B-1-Z18/, /^Sorulsun/, /^Ekle ?: Baklalı/],
  ],
  ['/teklif', 'Teklif listesi', [/^Yedek/, 'Yeni liste', 'Paylaş']],
  ['/teklif/T-2026-00042/y', /./, ['Yenilenmesini İste']],
  ['/teklif?ad=1', 'Teklif listesi', ['Adı kaydet']],
  ['/teklif?sil=1', 'Teklif listesi', ['Evet, silin']],
  ['/teklif?paylas=1', 'Teklif listesi', ['Bağlantıyı iptal edin']],
];

/** The sentences of the page about what failed; two rows may say the same. */
const said = () => document.body.textContent.match(/(?:Lütfen t|\. T)ekrar deneyin/g)?.length ?? 0;

const faultOf = (place: number): Fault => (place % 2 === 0 ? 'no answer' : 'an error');

test.each(actions.map((action, place) => [faultOf(place), ...action] as const))(
  'with %s, actions on %s keep the page “%s” and say that they failed',
  async (fault, path, title, names) => {
    const { router, lose, user } = open(path, fault);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    const { pathname } = router.state.location;
    const shown = [...document.querySelectorAll('main button')].map((button) => button.textContent);
    lose('all');
    for (const name of names) {
      await press(user, name);
      await waitFor(() => expect(said()).toBeGreaterThan(0));
    }
    expect(heading).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Sayfa yüklenemedi');
    expect(router.state.location.pathname).toBe(pathname);
    // What was shown can still be pressed.
    const still = [...document.querySelectorAll('main button')].map((button) => button.textContent);
    expect(still).toEqual(expect.arrayContaining(shown));
  },
);

test('a done action whose page cannot be loaded again keeps what was shown', async () => {
  const { lose, user } = open('/categories/zincir', 'no answer', { addToQuoteList: () => ({ ...list, rows: [] }) });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Zincirler' });
  lose('reads');
  await press(user, ofChain);
  await screen.findByRole('link', { name: /^Listede ?: Zincir Dişlisi/ });
  expect(heading).toBeInTheDocument();
});

test.each(['no answer', 'an error'] as const)('with %s, Back shows the list that was there', async (fault) => {
  const { router, lose } = open('/categories/zincir', fault);
  await screen.findByRole('heading', { level: 1, name: 'Zincirler' });
  await act(() => router.navigate('/products/17'));
  lose('all');
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Zincir Dişlisi' });
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Zincirler' });
  expect(main().getByRole('button', { name: ofChain })).toBeEnabled();
});

test('an answer that arrived is not asked for again where its page cannot be loaded', async () => {
  const { lose, user } = open('/teklif/T-2026-00042/y', 'no answer', { requestOfferRenewal: () => enquiry });
  // jsdom has no pages to scroll.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  await screen.findByRole('button', { name: 'Yenilenmesini İste' });
  lose('reads');
  await press(user, 'Yenilenmesini İste');
  await screen.findByRole('heading', { name: 'Sayfanın son hâli yüklenemedi' });
  expect(screen.queryByRole('button', { name: 'Yenilenmesini İste' })).toBeNull();
  lose('nothing');
  await user.click(screen.getByRole('link', { name: 'Tekrar deneyin' }));
  await screen.findByRole('button', { name: 'Yenilenmesini İste' });
});

test('a list that was sent says so, with its number, where the next page cannot be loaded', async () => {
  const { router, lose } = open('/teklif', 'no answer');
  await screen.findByRole('heading', { level: 1, name: 'Teklif listesi' });
  lose('all');
  await act(() => router.navigate('/teklif/gonderildi?talep=%2Fteklif%2FT-2026-00042%2Fx'));
  await screen.findByRole('heading', { level: 1, name: 'Talebiniz bize ulaştı' });
  expect(main().getByText(/T-2026-00042/)).toBeVisible();
});

test('a form whose script does not come says so on its page, and its next press does what it says', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  let isThere = false;
  const client = createClient({ link: linkTo({ ...content, mutations: { addToQuoteList: () => list } }) });
  const load = () =>
    isThere
      ? Promise.resolve(quoteRoute(client, () => Promise.resolve()))
      : Promise.reject(new MissingScript('offline'));
  const routes = [
    {
      path: '/',
      element: <QuickAdd product={{ ...product, salesUnit: 'PIECE' }} label="08B" />,
      errorElement: 'Error',
    },
    routeLater({ path: '/teklif', load, unsent: unsentForm }),
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Ekle/ }));
  await screen.findByText('Eklenemedi. Lütfen tekrar deneyin.');
  isThere = true;
  await user.click(screen.getByRole('button', { name: /Ekle/ }));
  await screen.findByRole('link', { name: /Listede/ });
});
