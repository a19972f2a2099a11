import { useSession } from '../../session/SessionProvider.tsx';
import { isFor, settingsGroupOf, settingsGroups, useScreens } from '../../session/screens.ts';

/** Returns the settings that the signed-in person may open, by their groups. */
export function useSettings() {
  const { roles } = useSession();
  const screens = useScreens();
  return settingsGroups
    .map((title) => ({
      title,
      screens: screens.filter((screen) => settingsGroupOf(screen) === title && isFor(screen.roles, roles)),
    }))
    .filter((group) => group.screens.length > 0);
}
