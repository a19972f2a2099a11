import type { EnquiryStatusQuery } from '../../../graphql/generated/enquiries.ts';

export type Order = NonNullable<NonNullable<EnquiryStatusQuery['enquiryStatus']>['order']>;

export const orderTitles: Record<Order['state'], string> = {
  PLACED: 'Siparişiniz alındı',
  CONFIRMED: 'Siparişiniz alındı',
  READY: 'Siparişiniz hazır',
  SENT: 'Siparişiniz yolda',
  DELIVERED: 'Siparişiniz teslim edildi',
  CANCELLED: 'Siparişiniz iptal edildi',
};

/** The steps that a buyer sees; the first one covers the confirmation, too. */
export const shownSteps = [
  { word: 'Onaylandı', states: ['PLACED', 'CONFIRMED'] },
  { word: 'Hazırlandı', states: ['READY'] },
  { word: 'Gönderildi', states: ['SENT'] },
  { word: 'Teslim edildi', states: ['DELIVERED'] },
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
