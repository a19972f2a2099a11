import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphQLFormattedError } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { onTestFinished } from 'vitest';
import { createClient } from '../../graphql/client.ts';
import { theme } from '../../theme.ts';
import { ToastProvider } from '../toasts/ToastProvider.tsx';

type Answer = { data: Record<string, unknown> } | { errors: GraphQLFormattedError[] };
/** What the server would say, by the name of the operation; one that is not listed fails the test. */
export type Answers = Record<string, (variables: Record<string, unknown>) => Answer>;

/** A part of the desk as it stands in the browser, with everything of ours around it; only the network is played. */
export function renderAdmin(element: ReactNode, answers: Answers, path = '/admin') {
  onTestFinished(() => localStorage.clear());
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const answer = answers[operationName];
    if (!answer) throw new Error(`Nothing answers ${operationName}.`);
    return of(answer(variables));
  });
  const client = createClient({ link });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const page = render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { ...page, client, router, user: userEvent.setup() };
}

export const refused = (code: string, message = 'Refused', field?: string): Answer => ({
  errors: [{ message, extensions: { code, field } }],
});
