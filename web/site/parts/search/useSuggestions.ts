import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { logError } from '../../../components/logError.ts';
import { ProductSuggestionsDocument, type ProductSuggestionsQuery } from './suggestions.generated.ts';

/** The milliseconds without typing before a request is sent. */
const pause = 120;
const fewestLetters = 2;
const mostSuggestions = 6;

export type Answer = ProductSuggestionsQuery['products'] & { search: string };

/** Loads the first products that a search would find. Only the latest request counts: an outdated answer is dropped. */
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
        // Each answer is used once, and a repeated request must not wait for an aborted one.
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      if (!signal.aborted) setAnswer(data && { ...data.products, search });
    } catch (error) {
      if (signal.aborted) return;
      // The form works without suggestions.
      logError(error);
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
