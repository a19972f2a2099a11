import type { Components, Theme } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import { createUnarySpacing } from '@mui/system/spacing';

/** Names of variables, in the groups that MUI reads them by; a text is the value itself. */
export type Names = { [name: string]: Names | string | 0 };

/** All that the components read of the theme beside what is reckoned by functions. */
export type StoredTheme = Pick<Theme, 'zIndex' | 'mixins' | 'focusVisible' | 'motion'> & {
  names: Names;
  breakpoints: Theme['breakpoints']['values'];
  radius: number;
  shadows: string[];
  typography: object;
  easing: Theme['transitions']['easing'];
  duration: Theme['transitions']['duration'];
};

/** `path` is that of `names`, with dashes. */
function variables(names: Names, path = '--mui'): object {
  const entries = Object.entries(names).map(([name, inside]) => {
    const inPath = `${path}-${name}`;
    return [name, typeof inside === 'object' ? variables(inside, inPath) : inside === 0 ? `var(${inPath})` : inside];
  });
  return Object.fromEntries(entries) as object;
}

const milliseconds = (duration: number | string) => (typeof duration === 'string' ? duration : `${duration}ms`);

/**
 * Makes the theme of what a build has stored of it: reckoning it from its palette would be a tenth of a page's scripts. Its
 * functions do what those of MUI's `createTheme` with variables do, but for those that reckon colours, which no component
 * asks for where there are variables.
 */
export function builtTheme(stored: StoredTheme, components: Components<Theme>): Theme {
  const { names, breakpoints, radius, typography, easing, duration, ...rest } = stored;
  const named = variables(names) as Theme['vars'];
  // `sx` reads levels of shadows off a list alone.
  const vars = { ...named, shadows: Object.assign([], named.shadows) as Theme['vars']['shadows'] };
  const theme = {
    ...createTheme({ breakpoints: { values: breakpoints }, shape: { borderRadius: radius } }),
    ...rest,
    vars,
    components,
    palette: { ...vars.palette, mode: 'light' },
    typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
    // MUI has no types for its own `createTransitions`.
    transitions: {
      easing,
      duration,
      create(properties: string | string[] = 'all', options: Parameters<Theme['transitions']['create']>[1] = {}) {
        const { duration: takes = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = options;
        return [properties]
          .flat()
          .map((property) => `${property} ${milliseconds(takes)} ${curve} ${milliseconds(delay)}`)
          .join(',');
      },
      getAutoHeightDuration(height: number) {
        const size = height / 36;
        return Math.min(Math.round((4 + 15 * size ** 0.25 + size / 5) * 10) * Math.sign(height), 3000);
      },
    },
    applyStyles: (scheme: string, styles: object) => ({ [`*:where([data-${scheme}]) &`]: styles }),
    getColorSchemeSelector: (scheme: string) => `[data-${scheme}] &`,
    alpha(color: string, part: number | string) {
      const channels = color.replace(/^var\((--[\w-]+)\)$/, 'var($1Channel)');
      return `rgba(${channels} / ${typeof part === 'string' ? `calc(${part})` : part})`;
    },
  };
  return Object.assign(theme, { spacing: createSpacing(8, createUnarySpacing(theme)) }) as unknown as Theme;
}
