import { plural } from './locale.ts';

/** The words of proposals of programs. */

export const thatFailed = 'That failed. Please try again.';
export const changedProducts = (count: number) =>
  plural(count, { one: `${count} product changed`, other: `${count} products changed` });
export const theProposalWasDeclined = 'The proposal was declined';
export const confirmingChanges = (count: number) =>
  plural(count, { one: `Confirming changes ${count} product.`, other: `Confirming changes ${count} products.` });
export const somebodyHasChangedProducts = (met: number) =>
  plural(met, {
    one: `Somebody has changed ${met} product since, so it cannot be confirmed.`,
    other: `Somebody has changed ${met} products since, so it cannot be confirmed.`,
  });
export const oneStepOfTheHistoryCan = 'One step of the history; can be undone for 30 days.';
export const declineItAndLetTheProgram = 'Decline it, and let the program propose it again.';
export const decline = 'Decline';
export const changeProducts = (count: number) =>
  plural(count, { one: `Change ${count} product`, other: `Change ${count} products` });

export const proposesToChangeProducts = (program: string, count: number) =>
  plural(count, {
    one: `${program} proposes to change ${count} product`,
    other: `${program} proposes to change ${count} products`,
  });
export const proposal = 'Proposal';
export const products = 'Products';
export const thereIsNoSuchProposal = 'There is no such proposal. It is kept for a month.';

export const changedBy = (name: string) => `Changed by ${name}.`;
export const changedByOn = (name: string, date: string) => `Changed by ${name}, ${date}.`;
export const declinedBy = (name: string) => `Declined by ${name}. Nothing was changed.`;
export const declinedByOn = (name: string, date: string) => `Declined by ${name}, ${date}. Nothing was changed.`;
export const nobodyDecidedWithinAWeekSo =
  'Nobody decided within a week, so it can no longer be confirmed. The program can propose it again.';
export const proposedBy = (program: string, made: string, ends: string) =>
  `Proposed by ${program}, ${made}. Nothing has been changed. It waits until ${ends}.`;

export const deletedSince = (count: number) => `${count} deleted since.`;
export const empty = 'empty';
export const wasChangedSinceAndIsNow = (label: string, now: string) => `${label} was changed since, and is now ${now}.`;
