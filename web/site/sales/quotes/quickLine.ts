import type { ApolloClient } from '@apollo/client';
import type { Values } from '../../parts/forms/checkForm.ts';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/quoteList.ts';
import { quantityFault, readQuantity } from './quantity.ts';
import { AddToQuoteListDocument, PasteIntoQuoteListDocument, QuoteMatchDocument } from './quotes.generated.ts';

/** The place of the last row, which adds, in the address that follows a form sent without scripts. */
export const lastRow = 'hizli';

type Added = { to: string; added: true } | { errors: Record<string, string> };

/**
 * Adds what was typed in the last row. Words that name no product become a row that asks which is meant, as those of a pasted
 * list do.
 */
export async function addTyped(client: ApolloClient, values: Values): Promise<Added> {
  const [code, quantity] = [values.code?.trim() ?? '', values.quantity?.trim() ?? ''];
  if (code === '') return { errors: { code: words.writeCode } };
  const product = values.product ? { id: values.product } : await productOf(client, code);
  const fault = quantityFault(quantity, product && 'salesUnit' in product ? product : undefined);
  if (fault) return { errors: { quantity: fault } };
  if (!product && (await isPasted(client, `${code}\t${quantity}`))) return done;
  const named = product ? { productId: product.id, text: code } : { text: code };
  const rows = [{ ...named, quantity: readQuantity(quantity) }];
  await client.mutate({ mutation: AddToQuoteListDocument, variables: { rows } });
  return done;
}

const done: Added = { to: `${paths.quote}?eklendi=1#${lastRow}`, added: true };

async function productOf(client: ApolloClient, text: string) {
  const { data } = await client.query({ query: QuoteMatchDocument, variables: { text } });
  return data?.quoteMatch.product ?? undefined;
}

/** Returns false where the line was left out, as a heading or a greeting would be. */
async function isPasted(client: ApolloClient, text: string) {
  const { data } = await client.mutate({ mutation: PasteIntoQuoteListDocument, variables: { text } });
  const { found = 0, open = 0, unread = 0 } = data?.pasteIntoQuoteList ?? {};
  return found + open + unread > 0;
}
