import type { z } from 'zod';
import { plainCode } from '../../../common/text/codeParts.ts';
import { codeText, stockCodeKey } from '../../../common/text/letters.ts';
import { ProgramOfferedDocument, type OfferedFragment } from '../generated/operations.ts';
import type { Door } from '../mcp/tool.ts';
import { isOtherCurrency, type Filters, type lookupRequest, type productRequest } from './asked.ts';
import { isPriced, kurus, offered } from './offered.ts';
import { envelope } from './profile.ts';

/** Identifiers are ids of products or their codes; each product comes with those that meant it. */
async function find(ids: string[], { ask }: Door) {
  // A code that cannot be one would be refused.
  const codes = ids
    .map((id) => plainCode(codeText(id)))
    .filter((id) => id.length <= 60 && /^[\p{L}\p{N} ./_+-]+$/u.test(id) && stockCodeKey(id) !== null);
  const { productsNamed, products } = await ask(ProgramOfferedDocument, {
    ids,
    codes: codes.length > 0 ? codes : ['-'],
  });
  const found = new Map<string, { product: OfferedFragment; inputs: string[] }>();
  for (const product of [...productsNamed.flatMap((one) => one ?? []), ...products.nodes]) {
    const key = product.stockCode === null ? null : stockCodeKey(product.stockCode);
    const inputs = ids.filter((id) => id === product.id || (key !== null && stockCodeKey(id) === key));
    if (inputs.length > 0) found.set(product.id, { product, inputs });
  }
  return [...found.values()];
}

function isWithin(product: OfferedFragment & { price: number }, { price, categories }: Filters, isOther: boolean) {
  const amount = kurus(product.price);
  const fits = isOther || !price || (amount >= (price.min ?? 0) && amount <= (price.max ?? Infinity));
  const { id, name } = product.category ?? { id: 'uncategorized', name: '' };
  return fits && (!categories?.length || categories.includes(id) || categories.includes(name));
}

const onRequest = (id: string) => ({
  type: 'info',
  code: 'price_on_request',
  content: `${id}: the price is on request, on the product's page.`,
});

/** Finds products by ids and codes. What is unknown, or has no price, is named in a message. */
export async function lookup(asked: z.infer<typeof lookupRequest>, door: Door) {
  const ids = [...new Set(asked.ids)];
  const found = await find(ids, door);
  const known = new Set(found.flatMap(({ inputs }) => inputs));
  const isOther = isOtherCurrency(asked);
  return {
    ucp: envelope('lookup'),
    products: found.flatMap(({ product, inputs }) =>
      isPriced(product) && isWithin(product, asked.filters ?? {}, isOther)
        ? [offered(door.origin, product, inputs)]
        : [],
    ),
    messages: [
      ...ids.filter((id) => !known.has(id)).map((id) => ({ type: 'info', code: 'not_found', content: id })),
      ...found.flatMap(({ product, inputs }) => (isPriced(product) ? [] : inputs.map(onRequest))),
    ],
  };
}

/** Reads one product; an unknown one is an outcome of its own, and no error of HTTP. */
export async function readProduct({ id }: z.infer<typeof productRequest>, door: Door) {
  const [first] = await find([id], door);
  if (first && isPriced(first.product))
    return { ucp: envelope('lookup'), product: offered(door.origin, first.product) };
  const content = first ? onRequest(id).content : `Product not found: ${id}`;
  const code = first ? 'price_on_request' : 'not_found';
  return {
    ucp: envelope('lookup', 'error'),
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
    ...(first && { continue_url: `${door.origin}/products/${encodeURIComponent(first.product.id)}` }),
  };
}
