import { plural } from './locale.ts';

/** The words of plans. */

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const before = { month: 'Month before', week: 'Week before' };
export const after = { month: 'Month after', week: 'Week after' };
export const plansOfDay = (day: string, count: number) =>
  plural(count, { one: `${day}: ${count} plan`, other: `${day}: ${count} plans` });
export const plansOfDayOneStopped = (day: string, count: number) =>
  plural(count, { one: `${day}: ${count} plan, one stopped`, other: `${day}: ${count} plans, one stopped` });

export const plannedFor = (moment: string) => `Planned for ${moment}`;
export const failedToChangeThePlan = 'Failed to change the plan. Please try again.';
export const changeThePlan = 'Change the plan';

export const pricesOrStateOfProducts = 'Prices or state of products';
export const aCategory = 'A category';
export const aFamily = 'A family';
export const aDocument = 'A document';
export const theAboutPage = 'The about page';
export const thePageOfASector = 'The page of a sector';
export const planAChange = 'Schedule a change';

export const itWasDone = 'It was done';
export const itWasTakenOutOfThePlan = 'It was taken out of the plan';
export const thatFailed = 'That failed. Please try again.';
export const doItNow = 'Do it now';
export const takeOutOfThePlan = 'Take out of the plan';
export const takeOut = 'Take out';

export const today = 'Today';
export const plansOfTheMonth = 'Plans of the month';
export const moreOn = (more: number, nearDay: string) => `${more} more on ${nearDay}`;
export const more = (more: number) => `${more} more`;

export const calendar = 'Calendar';

export const views = { list: 'List', month: 'Month' };
export const plan = 'Scheduled';
export const view = 'View';
export const nothingIsPlanned = 'Nothing is planned.';
export const pricesProductsAndPagesCan = 'Prices, products and pages can change by themselves at a time.';
export const allTimesAre = (place: string) =>
  `All times are ${place} time. What is planned for a past moment happens at once, after a question.`;

export const whatItChanges = 'What it changes';
export const change = 'Change…';
export const look = 'View';
export const lookLabel = (label: string) => `View: ${label}`;
export const seeTheDayOf = (label: string) => `See the day: ${label}`;
export const seeTheDay = 'See the day';
export const undoLabel = (label: string) => `Undo: ${label}`;
export const undo = 'Undo';

export const planFor = 'Plan for…';
export const atATime = 'At a time…';
export const planThisChange = 'Plan this change';
export const siteStaysUntilThen =
  'The site stays as it is until then. If somebody changes the same fields before, the plan stops and says so.';
export const waitNoLonger = 'The changes wait no longer then: they are in the plan.';

export const moreOrDeletedSince = (count: number) => `${count} more, or deleted since.`;
export const close = 'Close';

export const theSiteAsItWillBe = 'The site as it will be';
export const allPlansUpToTheEndOfThatDay = 'All plans up to the end of that day, on the real pages. Only for you.';
export const day = 'Day';
export const open = 'Open';

export const asPlanned = 'As planned';
export const asItIsNow = 'As it is now';
export const chooseWhatBecomes = (step: string) =>
  `${step}. Nothing was changed. Choose what each becomes; everything else happens as planned.`;
export const thePlanWasLeftAsItIs = 'The plan was left as it is';
export const leaveIt = 'Leave it';
export const thingsChangedAsPlanned = (count: number) =>
  plural(count, { one: `${count} thing changed as planned`, other: `${count} things changed as planned` });
export const changePrices = (count: number) =>
  plural(count, { one: `Change ${count} price`, other: `Change ${count} prices` });
export const changeThings = (count: number) =>
  plural(count, { one: `Change ${count} thing`, other: `Change ${count} things` });

export const when = 'When';
export const now = 'Now';
export const atATimeLabel = 'At a time';
export const nameOfThePlan = 'Name of the plan';
export const onTimeOf = (place: string) => `On (${place} time)`;
export const andBackAgain = 'and back again';
export const backOn = (place: string) => `Back on (${place} time)`;
export const itGoesBackOnlyAfterItHas = 'It goes back only after it has happened.';

export const done = { PUBLISHED: 'Published', HIDDEN: 'Hidden', DRAFT: 'Made drafts' };
export const planned = { PUBLISHED: 'Will be published', HIDDEN: 'Will be hidden', DRAFT: 'Will be drafts' };
export const stoppedReason = (reason: string) => `Stopped: ${reason}`;
export const stoppedSomebodyChanged = (met: number, things: string) =>
  `Stopped: somebody changed ${met} of the ${things} since`;
export const leftOutNothingWasChanged = 'Left out: nothing was changed';
export const goesBack = (things: string, count: number) =>
  plural(count, { one: `${things} back to what it was`, other: `${things} back to where they were` });
export const goesBackWith = (things: string, count: number, day: string) =>
  plural(count, {
    one: `${things} back to what it was, with the plan of ${day}`,
    other: `${things} back to where they were, with the plan of ${day}`,
  });
export const andBack = (text: string, moment: string) => `${text}, back on ${moment}`;
export const newValues = (count: number, fields: string) =>
  plural(count, { one: `${count} new value: ${fields}`, other: `${count} new values: ${fields}` });
export const changesOf = (count: number, fields: string) =>
  plural(count, { one: `${count} change: ${fields}`, other: `${count} changes: ${fields}` });
export const priceCount = (count: number) => plural(count, { one: `${count} price`, other: `${count} prices` });
export const thingCount = (count: number) => plural(count, { one: `${count} thing`, other: `${count} things` });

export const seeThePlan = 'See the plan';
export const failedToMakeThePlan = 'Failed to make the plan. Please try again.';
export const thatMomentIsOver = 'That moment is over';
export const happensAtOnce = (name: string) => `${name} happens at once if you say so.`;
export const happensAtOnceAndGoesBack = (name: string, back: string) =>
  `${name} happens at once if you say so, and goes back on ${back}.`;
