import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';

/** Either the session is over, or the action asks for the password once more. */
export type WhyAgain = 'ended' | 'confirm';

/** Signing in again helps against these refusals. */
const codes: unknown[] = ['UNAUTHENTICATED', 'CONFIRMATION_REQUIRED'];

/** A sign-in that is refused says so itself, by password and by passkey. */
const signsIn = (name?: string) => name === 'SignIn' || name === 'SignInWithPasskey';

/**
 * Retries a mutation that was refused because the session had ended, or because it needs a confirmed sign-in. It
 * retries only if `signIn` resolves to true.
 */
export const resumingLink = (signIn: (why: WhyAgain) => Promise<boolean>) =>
  new ApolloLink((operation, forward) => {
    const sent = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION || signsIn(operation.operationName)) return sent;
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
