/** The events before the scripts are loaded that only scripts can answer. */
export const earlyTypes = ['click', 'input', 'change', 'focusin'] as const;

/** The events since the page was first shown, in their order. */
export interface EarlyEvents extends Array<Event> {
  add?: (event: Event) => void;
  hold?: (event: Event) => void;
  /** The buttons by which forms were sent, or the forms. They wait to be answered on the page. */
  held?: HTMLElement[] | undefined;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** For so many milliseconds a form with `data-held` waits for the scripts; then it is sent as it is without them. */
export const patience = 2000;

const hold =
  "early.held=[];early.hold=function(e){var f=e.target,s=e.submitter,b=s||f;if(!('held' in f.dataset))return;" +
  "e.preventDefault();if(early.held.includes(b))return;b.dataset.held='now';early.held.push(b);" +
  'setTimeout(function(){if(!early.held)return;' +
  `removeEventListener('submit',early.hold,true);f.requestSubmit(s)},${patience})};` +
  "addEventListener('submit',early.hold,true);";

/** A link with `data-compare` adds its product to those that the tab remembers (compare/rememberedIds.ts). */
const join =
  "early.join=function(a){try{var o=a.dataset.compare,i=JSON.parse(sessionStorage.getItem('compared')||'[]')" +
  '.filter(function(x){return x!=o});i.length<4&&i.push(o);' +
  "a.search='?'+i.map(function(x){return 'u='+encodeURIComponent(x)}).join('&')}catch(e){}};";

/** Stands in the head of every page and records events from the first paint on; early.ts repeats them. */
export const earlyScript =
  "var early=[];early.add=function(e){early.push(e);var a=e.type=='click'&&e.target.closest('a[data-compare]');" +
  `a&&early.join(a)};${join}${hold}` +
  `${JSON.stringify(earlyTypes)}.forEach(function(t){addEventListener(t,early.add,true)})`;
