/** The events before the scripts are loaded that only scripts can answer. */
export const earlyTypes = ['click', 'input', 'change', 'focusin'] as const;

/** The events since the page was first shown, in their order. */
export interface EarlyEvents extends Array<Event> {
  add?: (event: Event) => void;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** Stands in the head of every page and records events from the first paint on; early.ts repeats them. */
export const earlyScript =
  'var early=[];early.add=function(e){early.push(e)};' +
  `${JSON.stringify(earlyTypes)}.forEach(function(t){addEventListener(t,early.add,true)})`;
