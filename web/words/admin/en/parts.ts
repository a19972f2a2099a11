/** The words of parts of pages that belong to no other subject. */

export const undo = 'Undo';

export const cancel = 'Cancel';

export const close = 'Close';

export const nightlyBackupFailed = (date: string, why: string, last: string) =>
  `The nightly backup failed on ${date}. ${why} The last one that succeeded is from ${last}.`;
export const firstBackupFailed = (date: string, why: string) =>
  `The nightly backup failed on ${date}. ${why} There is none so far.`;

export const lookAtTheImports = 'View the imports';
export const importsStoppedThemselves = '{count} imports were stopped by a limit or failed. {link}';
export const lookAtTheRunOf = (name: string) => `View the run of ${name}`;
export const look = 'View';
export const importStopped = 'The import {name} was stopped by a limit on {date}. Nothing was changed. {reason} {link}';
export const importFailed = 'The import {name} failed on {date}. Nothing was changed. {reason} {link}';

export const admin = 'Admin';
export const breadcrumb = 'Breadcrumb';

export const signInAgain = 'Sign in again';
export const refresh = 'Refresh';

export const loading = 'Loading';

export const theBrowserDoesNotLet = 'The browser does not let it be copied. Select it and copy it yourself.';
export const secretOf = (name: string) => `Secret of ${name}`;
export const copyItNowItIsShownOnly = (sentence: string) => `Copy it now: it is shown only this once. ${sentence}`;
export const copied = 'Copied';
export const copy = 'Copy';

export const byTheSettings = 'By the settings';

export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const programOn = (system: string) => `A program on ${system}`;
export const anotherProgram = 'Another program';
