import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ProductSuggestionsDocument, type ProductSuggestionsQuery } from '../../graphql/generated/suggestions.ts';

/** Milliseconds without a key before anything is asked. */
const pause = 120;
const fewestLetters = 2;
const mostSuggestions = 6;

export type Answer = ProductSuggestionsQuery['products'] & { search: string };

/** The products that a search would find first. Only the latest question counts: what is answered after it was outdated is dropped. */
export function useSuggestions() {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  async function show(search: string, signal: AbortSignal) {
    try {
      const { data } = await client.query({
        query: ProductSuggestionsDocument,
        variables: { search, first: mostSuggestions },
        // Each answer is used once; and a broken-off question must not be the one that a repeated one waits for.
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      if (!signal.aborted) setAnswer(data && { ...data.products, search });
    } catch (error) {
      if (signal.aborted) return;
      // Without suggestions the form still works as one.
      console.error(error);
      setAnswer(undefined);
    }
  }

  function ask(typed: string) {
    latest.current?.abort();
    const search = typed.trim();
    if (search.length < fewestLetters) return setAnswer(undefined);
    const { signal } = (latest.current = new AbortController());
    setTimeout(() => {
      if (!signal.aborted) void show(search, signal);
    }, pause);
  }

  function close() {
    latest.current?.abort();
    setAnswer(undefined);
  }

  return { answer, ask, close };
}
