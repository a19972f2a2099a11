export const preview = 'Vorschau';
export const validUntil = (day: string) => `{kind} – bis ${day}`;
export const draft = 'Entwurf';
export const asOfEndOf = (day: string) => `{kind} – am Ende des ${day}`;
export const plan = 'Plan';
export const notOnSite = 'Diese Seite ist nicht veröffentlicht; Preise und Angaben können sich ändern.';
