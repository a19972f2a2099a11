import type { Values } from '../../parts/forms/checkForm.ts';

interface Added {
  /** The id of a product, which has no blanks. */
  product: string;
  quantity: number;
  /** The code of another maker for which the product is asked. */
  asked?: string | undefined;
}

/** Writes what the pressed button of a list adds: '17 200', or '17 1 FAG 6204'. A button sends one value. */
export const addedValue = ({ product, quantity, asked }: Added) =>
  [product, quantity, ...(asked ? [asked] : [])].join(' ');

/** Returns the fields that a product's own form has. */
export function readAdded(value: string): Values {
  const [product = '', quantity = '', ...text] = value.split(' ');
  return { product, quantity, text: text.join(' ') };
}
