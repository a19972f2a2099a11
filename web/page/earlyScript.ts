/** What a visitor can do to a page before its scripts are there, and that only they would answer. */
export const earlyTypes = ['click', 'input', 'change', 'focusin'] as const;

/** Events since the page began to be shown, in their order. */
export interface EarlyEvents extends Array<Event> {
  add?: (event: Event) => void;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** Stands in the head of every page, so that it remembers from the first paint on; early.ts gives back what it kept. */
export const earlyScript =
  'var early=[];early.add=function(e){early.push(e)};' +
  `${JSON.stringify(earlyTypes)}.forEach(function(t){addEventListener(t,early.add,true)})`;
