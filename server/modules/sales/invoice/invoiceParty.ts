import {
  isInvoiceAsked,
  readInvoice,
  type InvoiceParty,
  type SentInvoice,
} from '../../../../common/invoice/invoiceParty.ts';
import { badInputs } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { spoken } from '../../../words/words.ts';
import { findContact } from '../../pages/contact/contact.store.ts';

/**
 * Reads who is invoiced, as a buyer has entered it; null where nothing was. `known` is what the enquiry has already. Throws
 * `BAD_USER_INPUT` with all that is wrong.
 */
export async function invoiceOf(
  tx: Tx,
  sent: SentInvoice | null | undefined,
  at: 'ENQUIRY' | 'ORDER',
  known: InvoiceParty | null = null,
): Promise<InvoiceParty | null> {
  const isAsked = isInvoiceAsked((await findContact(tx))?.invoiceAsked ?? 'NEVER', at);
  const { party, faults } = readInvoice(sent, false);
  const whole = faults.length > 0 || !isAsked ? { party, faults } : readInvoice(party ?? known, true);
  if (whole.faults.length === 0) return whole.party ?? known;
  const { refusals } = spoken();
  const problems = whole.faults.map(({ field, fault }) => ({
    field: `invoice.${field}`,
    message: refusals.invoice[fault],
  }));
  throw badInputs(problems, problems[0]?.message ?? '');
}
