import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MeasuredProductsDocument } from './measures.generated.ts';
import type { Measured } from './measuresAddress.ts';

/** The milliseconds without typing before a request is sent. */
const pause = 250;

/** Asks what fits, and keeps the last answer while the next one is on its way. */
export function useMeasured(typed: Measured) {
  const key = JSON.stringify(typed);
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  const variables = JSON.parse(asked) as Measured;
  const { data, previousData, loading, error } = useQuery(MeasuredProductsDocument, {
    variables,
    skip: variables.measures.length === 0,
    errorPolicy: 'all',
  });
  const isAsked = variables.measures.length > 0;
  const answer = isAsked ? (data ?? (loading ? previousData : undefined))?.measuredProducts : undefined;
  return { answer, asked: variables, isUnread: isAsked && !loading && (error !== undefined || answer === null) };
}
