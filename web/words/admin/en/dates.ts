/** The words of days and moments. */

/** They stand before a time: 'Today 9:30 AM'. */
export const todayAt = 'Today';
export const yesterdayAt = 'Yesterday';
/** They stand within a sentence: 'ends tomorrow'. */
export const today = 'today';
export const tomorrow = 'tomorrow';
/** 'on Friday', 'on Fri, Dec 4'. */
export const onDay = (day: string) => `on ${day}`;
