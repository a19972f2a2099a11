import type { Names, StoredTheme } from './builtTheme.ts';
import { theme } from './theme.ts';

/** The sheet has no variables of the plain greys, which are the same in both schemes: these are their values. */
const plain = /^var\(--mui-palette-grey-\w+, (.+)\)$/;

function namesOf(vars: object): Names {
  const entries = Object.entries(vars).flatMap(([name, value]: [string, unknown]): [string, Names | string | 0][] => {
    if (typeof value === 'string') return [[name, plain.exec(value)?.[1] ?? 0]];
    return typeof value === 'object' && value !== null ? [[name, namesOf(value)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns what a build stores of the theme, of which builtTheme.ts makes it again in browsers and on the server. */
export function storedTheme(): StoredTheme {
  const { vars, breakpoints, shape, shadows, zIndex, mixins, focusVisible, motion, transitions } = theme;
  const { pxToRem: _, ...typography } = theme.typography;
  const { easing, duration } = transitions;
  const names = namesOf(vars);
  const radius = Number(shape.borderRadius);
  return {
    ...{ names, radius, shadows, zIndex, mixins, focusVisible, motion, typography, easing, duration },
    breakpoints: breakpoints.values,
  };
}
