import type { ApolloClient } from '@apollo/client';
import { AddToQuoteListDocument, QuoteMatchDocument } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import type { Values } from '../../parts/forms/checkForm.ts';
import { addressOf, linesFrom, namesOf, pressIn, type QuickLine, type QuickPress } from './quickLines.ts';
import { quantityFault, readQuantity } from './quantity.ts';

type Meant = { productId: string } | { text: string };

/**
 * Adds the rows of the quick order that name a product, all or none; the others stay in their fields. A press of a row's own
 * button adds that row alone.
 */
export async function addQuickly(client: ApolloClient, values: Values) {
  const lines = linesFrom((name) => values[name]);
  const press = pressIn(values.press);
  if (press?.act === 'correct') {
    const corrected = lines.map((line, place) => (place === press.place ? { ...line, code: press.value } : line));
    return { to: placeOf(addressOf(corrected)) };
  }
  const asked = await Promise.all(
    lines.map(async (line, place) => {
      const isAsked = line.code && !quantityFault(line.quantity) && (!press || press.place === place);
      return {
        place,
        line,
        meant: isAsked ? await meantBy(client, line, values[namesOf(place).product], press) : null,
      };
    }),
  );
  const rows = asked.flatMap(({ line, meant }) =>
    meant ? [{ text: line.code, ...meant, quantity: readQuantity(line.quantity) }] : [],
  );
  if (rows.length > 0) await client.mutate({ mutation: AddToQuoteListDocument, variables: { rows } });
  const left = asked.flatMap(({ line, meant }) => (meant ? [] : [line]));
  const added = asked.flatMap(({ place, line, meant }) => (meant ? [{ place, code: line.code }] : []));
  return { to: placeOf(addressOf(left, { eklendi: String(rows.length) })), quick: added };
}

const placeOf = (params: string) => `${paths.quote}?${params}#hizli`;

async function meantBy(
  client: ApolloClient,
  { code, quantity }: QuickLine,
  chosen: string | undefined,
  press: QuickPress | undefined,
): Promise<Meant | null> {
  if (press?.act === 'note') return { text: code };
  if (press?.act === 'choose') return { productId: press.value };
  if (chosen) return { productId: chosen };
  const { data } = await client.query({ query: QuoteMatchDocument, variables: { text: code } });
  const product = data?.quoteMatch.product;
  return product && !quantityFault(quantity, product) ? { productId: product.id } : null;
}
