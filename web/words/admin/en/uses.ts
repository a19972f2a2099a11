import { plural } from './locale.ts';

/** The words for what is about to happen to a product, and for who else has it open. */

export const inThePlan = 'In the plan {plan}, {when}';
export const andMorePlans = (count: number) =>
  plural(count, { one: `and ${count} more plan`, other: `and ${count} more plans` });
export const hasItOpen = (names: string[]) =>
  names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have it open`
    : `${names[0] ?? ''} has it open`;
export const inOpenOffers = (count: number) =>
  plural(count, { one: `In ${count} open offer`, other: `In ${count} open offers` });
export const withNumbers = (text: string, numbers: string[]) => `${text}: ${numbers.join(', ')}`;
export const offersKeepIt = 'The offers keep their lines. Buyers can still accept them.';
export const inNamedPlan = (name: string, when: string) => `In the plan “${name}”, ${when}`;
