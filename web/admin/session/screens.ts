import type { SvgIcon } from '@mui/material';
import { createContext, use, type ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { BinEntity, Role } from '../../graphql/generated/operations.ts';

/** The groups of the menu. */
export type MenuSection = 'work' | 'definitions' | 'upkeep' | 'account';

/** A screen of the admin, as web/admin/screens.ts states it. */
export interface Screen {
  /** The path below `/admin` in the notation of React Router: `messages/:id?`. */
  path: string;
  /** Its name in the menu, and in the bar above it on a phone. */
  label: string;
  /** Shown before the label, and in the bin for entries without a picture. */
  Icon: typeof SvgIcon;
  /** Who may open it. This is a convenience: the server guards the data. */
  roles: readonly Role[];
  /** The group of the menu that links to it, or the reason why none does. */
  menu: MenuSection | { not: string };
  /** Loads its code when it is first opened. Throws `MissingScript`. */
  load: () => Promise<ComponentType>;
  /**
   * The addresses at which tests and screenshots open it: a typical one first, then those of other states, such as a
   * search without results.
   */
  states: readonly [string, ...string[]];
  /** What the roles of this screen find in the bin, by the words of the admin; `Icon` where it is not the screen's. */
  binned?: readonly { entity: BinEntity; label: string; Icon?: typeof SvgIcon }[];
}

/** The screens are handed in from above, since each of them imports what asks for them here. */
export const Screens = createContext<readonly Screen[]>([]);
export const useScreens = () => use(Screens);

/** Where the menu leads: the path without its parameters. */
export const addressOf = ({ path }: Pick<Screen, 'path'>) => `/admin/${path.split('/:')[0]}`;

/** Says of an address whether a role may open its screen; false for an address without a screen. */
export function useMayOpen(role: Role | undefined) {
  const routes = useScreens().map(({ path, roles }) => ({ path: `/admin/${path}`, roles }));
  return (address: string) =>
    matchRoutes(routes, address)?.some(({ route }) => role && route.roles.includes(role)) ?? false;
}

/** The address and the name of the first screen in the menu of a role. */
export function useHome(role: Role | undefined) {
  const screen = useScreens().find(({ roles }) => role && roles.includes(role));
  return screen ? { to: addressOf(screen), label: screen.label } : { to: '/admin/account', label: 'Account' };
}
