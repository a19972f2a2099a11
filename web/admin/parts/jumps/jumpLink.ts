import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import * as words from '../../../words/admin/en/priceJumps.ts';

/** A price that would jump; prices are in lira. */
export interface Jump {
  id: string;
  name: string;
  /** The row of the ladder from this quantity on; null for the single price. */
  minimum: number | null;
  from: number;
  /** Null: on request. */
  to: number | null;
}

/** Asks whether prices may jump; `count` are more than are listed where there are many. */
export type AskJumps = (jumps: Jump[], count: number) => Promise<boolean>;

/** Repeats a mutation that was refused since prices jump, once somebody has said that they are right. */
export const jumpLink = (ask: AskJumps) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const refusal = result.errors?.find(({ extensions }) => extensions?.code === 'PRICE_JUMPS');
        if (!refusal) return of(result);
        const { jumps = [], products = 1 } = refusal.extensions as { jumps?: Jump[]; products?: number };
        return from(ask(jumps, Math.max(products, jumps.length))).pipe(
          mergeMap((isRight) => {
            if (!isRight) return of({ ...result, errors: [{ ...refusal, message: words.notSaved }] });
            operation.variables = { ...operation.variables, confirmJumps: true };
            return forward(operation);
          }),
        );
      }),
    ),
  );
