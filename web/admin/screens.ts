import { definitionScreens } from './definitionScreens.ts';
import type { Screen } from './session/screens.ts';
import { upkeepScreens } from './upkeepScreens.ts';
import { workScreens } from './workScreens.ts';

/**
 * Every screen behind the sign-in, in the order of the menu. The routes, the menu, the rights of the roles, the names
 * and icons in the bin, the walk of all screens in a browser and the screenshots are made from these tables, so a new
 * screen is a row in one of them. They also load in plain Node, since the code of a screen is imported when the screen
 * is opened.
 */
export const screens: readonly Screen[] = [...workScreens, ...definitionScreens, ...upkeepScreens];
