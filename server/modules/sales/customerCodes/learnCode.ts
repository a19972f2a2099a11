import { bareCode } from '../../../../common/text/letters.ts';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { askedCodeRow, markCodeAsked, putCustomerCode } from './customerCodes.store.ts';
import { customerOf } from './customerOf.ts';

/** Longer words are a description rather than a code. */
const longest = 60;

/**
 * Learns from a row of an enquiry which product the buyer's words mean to that company. Returns undefined when there is no such
 * row. Throws `BAD_USER_INPUT` where the row names no product or no code, and where strangers share the domain of the address.
 */
export const learnCode = (db: Db, seq: number, learnedBy: string, now: number) =>
  db.write(
    async (tx) => {
      const asked = await askedCodeRow(tx, seq);
      if (!asked) return undefined;
      const { row, email } = asked;
      const customer = customerOf(email);
      const code = row.askedCode ?? row.written;
      if (row.productId === null) throw badInput('rowId', 'Assign a product to the line first.');
      if (customer === null)
        throw badInput('rowId', 'Strangers share the domain of this address, so it names no company.');
      if (code === null || bareCode(code) === '' || code.length > longest)
        throw badInput('rowId', `The buyer wrote no code for it of at most ${longest} characters.`);
      await markCodeAsked(tx, seq, code);
      return putCustomerCode(tx, { customer, code, productId: row.productId, learnedBy, learnedAt: now });
    },
    { raisesRevision: false },
  );
