import type { SvgIcon } from '@mui/material';
import { createContext, use, type ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { BinEntity, Role } from '../../graphql/generated/schema.ts';
import * as words from '../../words/admin/en/session.ts';

/** The groups of the menu. */
export type MenuSection = 'work' | 'upkeep' | 'catalogue' | 'account';
/** The groups of the column beside the settings, to which the menu has one entry. */
export type SettingsGroup = keyof typeof words.settings;
export const settingsGroups = Object.keys(words.settings) as SettingsGroup[];

/** A row in the tables of web/admin/screens.ts. */
export interface Screen {
  /** The path below `/admin` in the notation of React Router: `messages/:id?`. */
  path: string;
  /** The name in the menu, and in the bar above the screen on a phone. */
  label: string;
  /** Stands before the label, and in the bin for entries without a picture. */
  Icon: typeof SvgIcon;
  /** The roles that may open it. This is a convenience: the server guards the data. */
  roles: readonly Role[];
  /** The group of the menu or of the settings that links to it, or what else opens it, such as another screen. */
  menu: MenuSection | { settings: SettingsGroup } | { openedBy: string };
  /** The words of its `AddButton`, by which the palette begins a new entry. */
  adds?: string;
  /** Loads the code when the screen is first opened. Throws `MissingScript`. */
  load: () => Promise<ComponentType>;
  /**
   * The addresses at which tests and screenshots open the screen. The first is typical; others show further states,
   * such as a search without results.
   */
  states: readonly [string, ...string[]];
  /**
   * The kinds of entries that are deleted on this screen and that its roles find in the bin, with their names there. An
   * `Icon` replaces that of the screen.
   */
  binned?: readonly { entity: BinEntity; label: string; Icon?: typeof SvgIcon }[];
}

/** The table is provided from above, since it imports the screens that read it here. */
export const Screens = createContext<readonly Screen[]>([]);
export const useScreens = () => use(Screens);

/** Returns whether a person with the roles `mine` has one of those that may do something. */
export const isFor = (may: readonly Role[], mine: readonly Role[]) => may.some((role) => mine.includes(role));

/** Returns the group of the settings that a screen is in; undefined for all other screens. */
export const settingsGroupOf = ({ menu }: Pick<Screen, 'menu'>) =>
  typeof menu === 'object' && 'settings' in menu ? menu.settings : undefined;

/** Tells whether the menu, or the column of the settings, links to the screen. */
export const isLinked = ({ menu }: Pick<Screen, 'menu'>) => typeof menu === 'string' || 'settings' in menu;

/** Returns the address that the menu links to: the path without its parameters. */
export const addressOf = ({ path }: Pick<Screen, 'path'>) => `/admin/${path.split('/:')[0]}`;

/**
 * Returns a function that tells whether these roles may open the screen at an address. It is false for an address without a
 * screen.
 */
export function useMayOpen(mine: readonly Role[] | undefined) {
  const routes = useScreens().map(({ path, roles }) => ({ path: `/admin/${path}`, roles }));
  return (address: string) =>
    matchRoutes(routes, address)?.some(({ route }) => mine && isFor(route.roles, mine)) ?? false;
}

/** People choose to begin with this screen, although it is the first of the menu. */
export const today = 'today';
export const todayAddress = `/admin/${today}`;

/** Returns the address and the name of the screen that these roles begin with: the first of the menu after Today. */
export function useHome(mine: readonly Role[] | undefined) {
  const screen = useScreens().find(({ path, roles }) => path !== today && mine && isFor(roles, mine));
  return screen ? { to: addressOf(screen), label: screen.label } : { to: '/admin/account', label: words.account };
}
