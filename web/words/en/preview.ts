export const preview = 'Preview';
export const validUntil = (day: string) => `{kind} – until ${day}`;
export const draft = 'Draft';
export const asOfEndOf = (day: string) => `{kind} – at the end of ${day}`;
export const plan = 'Plan';
export const notOnSite = 'This page is not published; prices and details may change.';
