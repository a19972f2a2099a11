import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/session.ts';
import { isFor, settingsGroupOf, settingsGroups, useScreens } from '../../session/screens.ts';

/** Returns the settings that the signed-in person may open, by their groups. */
export function useSettings() {
  const { roles } = useSession();
  const screens = useScreens();
  return settingsGroups
    .map((group) => ({
      title: words.settings[group],
      screens: screens.filter((screen) => settingsGroupOf(screen) === group && isFor(screen.roles, roles)),
    }))
    .filter((group) => group.screens.length > 0);
}
