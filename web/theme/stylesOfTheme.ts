import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { theme } from './theme.ts';

/** Each use of the plain greys names its value as well, which is the same in both schemes. */
const greys = /--mui-palette-grey-\w+:[^;}]+;/g;

/**
 * Returns the theme's variables and the styles of plain elements as CSS. They are the same on every page, so a build
 * puts them into the one sheet that browsers keep: in each page they would be a third of it.
 */
export function stylesOfTheme() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const page = createElement(
    CacheProvider,
    { value: cache },
    createElement(ThemeProvider, { theme }, createElement(CssBaseline)),
  );
  return extractCriticalToChunks(renderToString(page))
    .styles.map(({ css }) => css)
    .join('')
    .replace(greys, '');
}
