import { ask, sessionCookie, type Site } from './site.ts';

type Found = { enquiries: { nodes: { id: string }[] } };
type Made = { makeOffer: { offers: { id: string }[] } };

/** Answers the enquiry with that number, through the API: each call of the function that it resolves to sends another revision. */
export async function offersFor(site: Site, number: string) {
  const cookie = await sessionCookie(site);
  const search = 'query ($number: String!) { enquiries(search: $number) { nodes { id } } }';
  const { enquiries } = await ask<Found>(site, search, { number }, cookie);
  return async (lines: object[]) => {
    const made = await ask<Made>(
      site,
      'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }',
      { id: enquiries.nodes[0]?.id, input: { lines, validDays: 14, preparedBy: 'Kerem Ulusoy' } },
      cookie,
    );
    await ask(site, 'mutation ($id: ID!) { sendOffer(id: $id) { id } }', { id: made.makeOffer.offers[0]?.id }, cookie);
  };
}
