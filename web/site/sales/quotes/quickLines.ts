import type { ApolloClient } from '@apollo/client';
import { AddToQuoteListDocument, QuoteMatchDocument } from './quotes.generated.ts';
import { paths } from '../../paths.ts';
import type { Values } from '../../parts/forms/checkForm.ts';
import { quantityFault, readQuantity } from './quantity.ts';

/** A row of the quick order as it was typed. */
export type QuickLine = { code: string; quantity: string };

export const fewestLines = 5;
/** A longer list is pasted instead. */
export const mostLines = 10;

/** The names of a row's fields in the form, and in the address of the page that follows a form sent without scripts. */
export const namesOf = (place: number) => ({
  code: `kod${place + 1}`,
  quantity: `miktar${place + 1}`,
  product: `urun${place + 1}`,
});

/** Reads all rows; `read` returns the value of a field or parameter. */
export const linesFrom = (read: (name: string) => string | null | undefined): QuickLine[] =>
  Array.from({ length: mostLines }, (_, place) => {
    const { code, quantity } = namesOf(place);
    return { code: read(code)?.trim().slice(0, 200) ?? '', quantity: read(quantity)?.trim().slice(0, 20) ?? '' };
  });

/** Writes the rows that are left into an address, from the first row on. */
function addressOf(lines: QuickLine[], more: Record<string, string> = {}) {
  const params = new URLSearchParams(more);
  for (const [place, line] of lines.filter(({ code, quantity }) => code || quantity).entries()) {
    const { code, quantity } = namesOf(place);
    params.set(code, line.code);
    params.set(quantity, line.quantity);
  }
  return params.toString();
}

/**
 * A button of one row: it adds the row as a note or as one of several products, or corrects its code. The value of the button
 * is written and read here.
 */
type QuickPress = { act: 'note' | 'choose' | 'correct'; place: number; value: string };
export const pressed = ({ act, place, value }: QuickPress) => `${act}:${place}:${value}`;

function pressIn(text = ''): QuickPress | undefined {
  const [, act, place, value = ''] = /^(note|choose|correct):(\d):(.*)$/.exec(text) ?? [];
  return act && place ? { act: act as QuickPress['act'], place: Number(place), value } : undefined;
}

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
