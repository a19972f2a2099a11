import { useScreens } from '../session/screens.ts';

/** The name, the icon and the roles of each kind of entry in the bin, as the screen says that it was deleted on. */
export const useBinned = () =>
  useScreens().flatMap(({ binned = [], Icon, roles }) => binned.map((entry) => ({ Icon, roles, ...entry })));
