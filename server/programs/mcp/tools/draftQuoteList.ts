import { z } from 'zod';
import { badInput } from '../../../core/errors.ts';
import { ProgramProductsDocument, type ToldFragment } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { tool, type Door } from '../tool.ts';
import { meantBy } from './findByCodes.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

const quantities = numberFormat({ maximumFractionDigits: 3, useGrouping: false });

/** Browsers and proxies take addresses of this length. */
const longestLink = 8000;

type Row = { id?: string | undefined; text?: string | undefined; quantity?: number | undefined };

/** A line as the page reads pasted ones; a semicolon would end its cell. */
const lineOf = (text: string, quantity: number | undefined) =>
  [text.replaceAll(/[;\s]+/g, ' ').trim(), ...(quantity === undefined ? [] : [quantities.format(quantity)])].join('; ');

async function productOf({ id, text = '' }: Row, byId: Map<string, ToldFragment>, door: Door) {
  if (id !== undefined) return byId.get(id) ?? null;
  const { exact } = await meantBy(text, door);
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

export const draftQuoteList = tool({
  name: 'draft_quote_list',
  title: 'Draft a quote list',
  description: [
    'Prepares a list of parts and quantities, and returns a link. Nothing is sent or stored: the person opens',
    'the link, looks at the rows, adds them to the quote list and sends the enquiry. Always give the link to',
    'the person.',
  ].join(' '),
  input: z.object({
    rows: z
      .array(
        z.strictObject({
          id: z.string().max(200).optional().describe("The product's id, if known."),
          text: z.string().max(200).optional().describe('Else its code, or what is needed in words.'),
          quantity: z.number().positive().max(1_000_000).optional(),
        }),
      )
      .min(1)
      .max(60),
  }),
  output: z.object({
    link: z.string().describe('For the person, who adds the rows and sends them.'),
    rows: z.array(
      z.object({
        line: z.string().describe('The row as the person will see it.'),
        product: toldProduct.nullable().describe('Null: the person chooses the product, or leaves it to the words.'),
      }),
    ),
  }),
  async answer({ rows }, door) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const known = ids.length > 0 ? (await door.ask(ProgramProductsDocument, { ids })).productsNamed : [];
    const byId = new Map(known.flatMap((product) => (product ? [[product.id, product] as const] : [])));
    const drafted = [];
    for (const [place, row] of rows.entries()) {
      if (row.id === undefined && !row.text?.trim()) throw badInput(`rows.${place}`, 'Give an id or a text.');
      const product = await productOf(row, byId, door);
      if (!product && !row.text) throw badInput(`rows.${place}.id`, `There is no product '${row.id}'.`);
      const text = product?.stockCode ?? product?.name ?? row.text ?? '';
      drafted.push({ line: lineOf(text, row.quantity), product: product && tell(door.origin, product) });
    }
    const params = new URLSearchParams({ satirlar: drafted.map(({ line }) => line).join('\n') });
    const link = `${door.origin}/teklif?${params.toString()}#yapistir`;
    if (link.length > longestLink) throw badInput('rows', 'The list is too long for one link: make two of it.');
    return { link, rows: drafted };
  },
});
