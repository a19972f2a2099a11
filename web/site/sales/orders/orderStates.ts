import type { EnquiryStatusQuery } from '../enquiries/enquiryStatus.generated.ts';
import * as words from '../../../words/tr/orders.ts';

export type Order = NonNullable<NonNullable<EnquiryStatusQuery['enquiryStatus']>['order']>;

export const orderTitles: Record<Order['state'], string> = {
  PLACED: words.isPlaced,
  CONFIRMED: words.isPlaced,
  READY: words.isReady,
  SENT: words.isOnItsWay,
  DELIVERED: words.isDelivered,
  CANCELLED: words.isCancelled,
};

/** The steps that a buyer sees; the first one covers the confirmation, too. */
export const shownSteps = [
  { word: words.stepAccepted, states: ['PLACED', 'CONFIRMED'] },
  { word: words.stepReady, states: ['READY'] },
  { word: words.stepSent, states: ['SENT'] },
  { word: words.stepDelivered, states: ['DELIVERED'] },
] as const satisfies { word: string; states: Order['state'][] }[];

const steps: { word: string; states: readonly Order['state'][] }[] = shownSteps;

/** Returns the place of the step that the order stands at; a cancelled one stands where it was before. */
export function presentStep({ events }: Pick<Order, 'events'>): number {
  const last = events.findLast(({ state }) => state !== 'CANCELLED')?.state ?? 'PLACED';
  return steps.findIndex(({ states }) => states.includes(last));
}

/** Returns the last event of each step, without those that a correction took back. */
export function eventsOfSteps({ events }: Pick<Order, 'events'>) {
  const present = presentStep({ events });
  return steps.map(({ states }, place) =>
    place <= present ? events.findLast(({ state }) => states.includes(state)) : undefined,
  );
}
