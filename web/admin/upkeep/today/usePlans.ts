import { useState } from 'react';
import { useTodayPlansQuery } from './today.generated.ts';
import { dayLong, dayOf, startOf } from '../../catalogue/plans/moments.ts';

/** Asks for the plans of today, and for those that stopped. */
export function usePlans(isShown: boolean) {
  const [from] = useState(() => startOf(dayOf(Date.now())));
  const variables = { from: new Date(from).toISOString(), to: new Date(from + dayLong).toISOString() };
  return useTodayPlansQuery({ variables, fetchPolicy: 'cache-and-network', skip: !isShown });
}
