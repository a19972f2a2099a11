import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/session.ts';
import { isFor, settingsGroupOf, settingsGroups, useScreens, type Screen } from '../../session/screens.ts';

/** Screens that stand in a column beside the open one, by their groups. */
export interface SideGroup {
  title: string;
  screens: Screen[];
}

function useMine() {
  const { roles } = useSession();
  return useScreens().filter((screen) => isFor(screen.roles, roles));
}

/** Returns the settings that the signed-in person may open, by their groups. */
export function useSettings(): SideGroup[] {
  const mine = useMine();
  return settingsGroups
    .map((group) => ({
      title: words.settings[group],
      screens: mine.filter((screen) => settingsGroupOf(screen) === group),
    }))
    .filter((group) => group.screens.length > 0);
}

/** Returns the screens for what products name, as far as the signed-in person may open them. */
export function useCatalogue(): SideGroup[] {
  const screens = useMine().filter(({ menu }) => menu === 'catalogue');
  return screens.length > 0 ? [{ title: words.catalogue, screens }] : [];
}
