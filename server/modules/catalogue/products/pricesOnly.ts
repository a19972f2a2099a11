import type { Context } from '../../../context/context.ts';
import { scopeMissing } from '../../../core/errors.ts';
import type { Guard } from './patchProduct.ts';

/** A price has an amount, a number of units that it is for, and a ladder. */
const ofPrice = ['price', 'priceQuantity', 'priceBreaks'];

/** A key for prices alone changes nothing else of a product. The guard throws `SCOPE_MISSING` and names the first other field. */
export const guardOf =
  ({ usedKey }: Pick<Context, 'usedKey'>): Guard =>
  (changes) => {
    if (!usedKey || usedKey.scopes.includes('WRITE_PRODUCTS')) return;
    const other = Object.entries(changes).find(
      ([field, value]) => value !== undefined && !ofPrice.includes(field),
    )?.[0];
    if (other !== undefined) throw scopeMissing(['WRITE_PRODUCTS'], other);
  };
