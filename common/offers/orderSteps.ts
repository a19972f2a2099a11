/** The states of an order in their order; a cancelled one stands outside. */
export const orderSteps = ['PLACED', 'CONFIRMED', 'READY', 'SENT', 'DELIVERED'] as const;

export type OrderStep = (typeof orderSteps)[number];
export type StateOfOrder = OrderStep | 'CANCELLED';

/** Returns the step that an order stands at; a cancelled one stands where it was before. `past` are its states, the oldest first. */
export function stepOf(past: readonly StateOfOrder[]): OrderStep {
  return past.findLast((state) => state !== 'CANCELLED') ?? 'PLACED';
}

/** Returns the states that an order can move to: any later one, the one before as a correction, and the end before delivery. */
export function nextStates(past: readonly StateOfOrder[]): StateOfOrder[] {
  const step = stepOf(past);
  if (past.at(-1) === 'CANCELLED') return [step];
  const at = orderSteps.indexOf(step);
  const others = orderSteps.filter((_, place) => place > at || place === at - 1);
  return step === 'DELIVERED' ? others : [...others, 'CANCELLED'];
}

/** Whether a state is a correction of the present one. */
export const isStepBack = (past: readonly StateOfOrder[], state: StateOfOrder) =>
  state !== 'CANCELLED' && orderSteps.indexOf(state) < orderSteps.indexOf(stepOf(past));

/** Returns the state that comes next on an order's way; undefined where only a correction is left. */
export const forwardState = (past: readonly StateOfOrder[]): StateOfOrder | undefined =>
  nextStates(past).find((state) => state !== 'CANCELLED' && !isStepBack(past, state));
