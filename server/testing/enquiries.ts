import { randomUUID } from 'node:crypto';
import type { Answer } from './openTestApi.ts';

export const SendEnquiry = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }';

/** Returns the input of a buyer, with a key of its own. */
export const enquiryInput = (more: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  name: 'Işıl Ağırbaş',
  email: 'isil@ornek.com.tr',
  rows: [{ text: 'DN65 dirsek', quantity: 12 }],
  ...more,
});

type Ask = (operation: string, variables?: Record<string, unknown>) => Promise<Answer>;

/** Returns number and token of the link to a sent enquiry. */
export function linkOf({ data }: Answer) {
  const [, , number = '', token = ''] = (data.sendEnquiry.statusPath as string).split('/');
  return { number, token };
}

/** Adds a product with a code, a price and a sales unit; returns its id. */
export async function addProduct(asAdmin: Ask, more: Record<string, unknown> = {}): Promise<string> {
  const input = {
    name: 'Sabit Bilyalı Rulman 6204-2RS',
    description: 'Derin oluklu.',
    price: 285,
    stockCode: '6204-2RS',
    salesUnit: 'PIECE',
    ...more,
  };
  const { data } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  return data.createProduct.id as string;
}
