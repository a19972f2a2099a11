import type { Context } from '../../../context/context.ts';
import { isStranger, payerOf } from '../../../context/rights.ts';
import { perOperation } from '../../../limits/budget.ts';
import type { Searching } from './matchLines.ts';

/**
 * A line of a list costs what a search costs, and the work ends with its sender. A list that was let in is read to its end,
 * although its file may have used up what its address had left.
 */
export function searchingFor(context: Context): Searching & { letIn: () => Promise<void> } {
  const payer = payerOf(context, context.address);
  let isLetIn = !isStranger(context);
  const letIn = async () => {
    if (!isLetIn) await context.limits.beforeWork(context.address);
    isLetIn = true;
  };
  return {
    letIn,
    signal: context.leaving(),
    async charge(searches) {
      if (payer !== null) await context.limits.beforeOperation(payer, searches * perOperation.searchCost);
      await letIn();
    },
    spent(milliseconds) {
      if (isStranger(context)) context.limits.afterWork(context.address, milliseconds);
    },
  };
}
