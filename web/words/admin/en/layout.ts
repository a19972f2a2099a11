import { plural } from './locale.ts';

/** The words of the frame around the screens. */

export const menu = 'Menu';
export const notFound = 'Not found';
export const searchOrGoTo = 'Search or go to';

export const thisScreenCouldNotBeShown = 'This screen could not be shown';
export const pleaseReloadThePage =
  'Please reload the page. If it happens again, sign out and in again, or try again later.';
export const reloadThePage = 'Reload the page';

export const dailyWork = 'Daily work';
export const upkeep = 'Upkeep';
export const setup = 'Setup';
export const catalogue = 'Catalogue';
export const settings = 'Settings';

export const addYourName = 'Add your name';

export const fresh = 'new';
export const toConfirm = 'to confirm';

export const pageNotFound = 'Page not found';
export const theAddressMayBeMistypedOrOut = 'The address may be mistyped or out of date.';
export const goToProducts = 'Go to products';

export const notForYourRole = 'Not for your role';
export const notPartOfRoles = (count: number, rolesText: string) =>
  plural(count, {
    one: `This page is not part of the role ${rolesText}`,
    other: `This page is not part of the roles ${rolesText}`,
  });
export const ifYouNeedItForYourWorkAsk = 'If you need it for your work, ask an owner of the site for another role.';
export const goTo = (label: string) => `Go to ${label}`;

export const notLoaded = 'Not loaded';
export const thisScreenCouldNotBeLoaded = 'This screen could not be loaded.';
export const somethingIsWrongOnOurSide = 'Something is wrong on our side.';
export const theConnectionMayBeLost = 'The connection may be lost. What you typed is kept on this computer.';
export const tryAgain = 'Try again';

export const setting = 'Setting';

export const colours = 'Colours';
export const light = 'Light';
export const dark = 'Dark';
export const sameAsDevice = 'Same as device';
export const device = 'Device';
export const admin = 'Admin';
export const shortcuts = 'Shortcuts';
export const viewSite = 'View site';
export const logOut = 'Log out';

export const skipToContent = 'Skip to content';

export const stoppedOrFailed = 'stopped or failed';

export const keepMenuOpen = 'Keep the menu open';
