import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';

/** The session is over, or what is to be done asks for the password once more. */
export type WhyAgain = 'ended' | 'confirm';

/** What signing in again helps against. */
const codes: unknown[] = ['UNAUTHENTICATED', 'CONFIRMATION_REQUIRED'];

/**
 * Retries a mutation that was refused because the session had ended, or because it asks to prove once more who one is, if
 * `signIn` resolves to true.
 */
export const resumingLink = (signIn: (why: WhyAgain) => Promise<boolean>) =>
  new ApolloLink((operation, forward) => {
    const sent = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION || operation.operationName === 'SignIn') return sent;
    return sent.pipe(
      mergeMap((result) => {
        const code = result.errors?.map(({ extensions }) => extensions?.code).find((one) => codes.includes(one));
        if (!code) return of(result);
        return from(signIn(code === 'CONFIRMATION_REQUIRED' ? 'confirm' : 'ended')).pipe(
          mergeMap((signedIn) => (signedIn ? forward(operation) : of(result))),
        );
      }),
    );
  });
