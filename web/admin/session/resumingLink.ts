import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';

/** Retries a mutation that was refused because the session had ended, if `signIn` resolves to true. */
export const resumingLink = (signIn: () => Promise<boolean>) =>
  new ApolloLink((operation, forward) => {
    const sent = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION || operation.operationName === 'SignIn') return sent;
    return sent.pipe(
      mergeMap((result) => {
        const isOver = result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
        if (!isOver) return of(result);
        return from(signIn()).pipe(mergeMap((signedIn) => (signedIn ? forward(operation) : of(result))));
      }),
    );
  });
