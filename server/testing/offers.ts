import { randomUUID } from 'node:crypto';
import { enquiryInput, linkOf, SendEnquiry } from './enquiries.ts';
import type { Answer } from './openTestApi.ts';

type Ask = (operation: string, variables?: Record<string, unknown>) => Promise<Answer>;
type Api = { asAdmin: Ask; asVisitor: Ask };
type Line = { id: string; name: string };

export const AcceptOffer = `mutation ($number: String!, $token: String!, $input: AcceptanceInput!, $file: Upload) {
  acceptOffer(number: $number, token: $token, input: $input, file: $file) { state offer { number } } }`;

export const line = { name: 'Küresel Vana DN50', quantity: 12, price: 3250, vatRate: 20 };
/** Lines of each kind: what the buyer may add, and what may be taken for the bearing. */
export const kindsOfLines = [
  line,
  { ...line, name: 'Kalibrasyon sertifikası', quantity: 8, price: 250, kind: 'OPTIONAL' },
  { ...line, name: 'Rulman 6204-2RS', code: '6204-2RS', quantity: 40, price: 235 },
  { ...line, name: 'Rulman 6204-ZZ', code: '6204-ZZ', quantity: 40, price: 218, kind: 'ALTERNATIVE' },
];

export const acceptance = (more: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  revision: 1,
  name: 'Şule Ağırbaş',
  title: 'Bakım Müdürü',
  read: true,
  ...more,
});

/** Sends an enquiry; returns functions that make and send revisions of an offer, and those of its buyer. */
export async function enquired(api: Api, more: Record<string, unknown> = {}) {
  const link = linkOf(
    await api.asVisitor(SendEnquiry, { input: enquiryInput({ company: 'Yeşiltepe Gıda A.Ş.', ...more }) }),
  );
  const { data } = await api.asAdmin(`{ enquiries(search: "${link.number}") { nodes { id } } }`);
  const id = data.enquiries.nodes[0].id as string;
  const make = (input: Record<string, unknown> = {}) =>
    api.asAdmin(
      'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id lines { id name } } } }',
      { id, input: { lines: [line], validDays: 14, preparedBy: 'Kerem Ulusoy', ...input } },
    );
  const sendOffer = (offerId: string) =>
    api.asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { version state } }', { id: offerId });
  return {
    id,
    link,
    make,
    sendOffer,
    /** Makes a revision and sends it; returns its id and its lines. */
    async offer(input: Record<string, unknown> = {}) {
      const [made] = (await make(input)).data.makeOffer.offers as { id: string; lines: Line[] }[];
      if (!made) throw new Error('The offer was not made.');
      await sendOffer(made.id);
      return made;
    },
    accept: (input: Record<string, unknown> = {}, ask: Ask = api.asVisitor) =>
      ask(AcceptOffer, { ...link, input: acceptance(input) }),
    /** Reads fields of the buyer's page. */
    async status(fields: string) {
      const query = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { ${fields} } }`;
      return (await api.asVisitor(query, link)).data.enquiryStatus;
    },
  };
}

/** The codes of refused answers; undefined for those that were taken. */
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

/** Settings for money of a site with prices in euros and dollars. */
export const moneySettings = {
  ...{ currencies: ['EUR', 'USD'], source: 'TYPED', rateKind: 'FOREX_SELLING', margin: 0, oldAfterDays: 5 },
  ...{ whenOld: 'KEEP', vatRates: [{ rate: 20 }, { rate: 10 }, { rate: 1 }, { rate: 0 }] },
  ...{ showsNet: false, showsRate: false },
};

/** Lets a site have prices in euros, and types their rate. */
export async function withEuros(asAdmin: Ask, rate = 47.5012) {
  const set = 'mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }';
  await asAdmin(set, { input: moneySettings });
  await asAdmin('mutation ($input: ExchangeRateInput!) { setExchangeRate(input: $input) { id } }', {
    input: { currency: 'EUR', rate },
  });
}
