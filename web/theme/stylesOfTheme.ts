import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { theme } from './theme.ts';

/** Components name the value of each variable beside it. These are the same in both schemes, and our sheets use none of them. */
const spare = /--mui-(?:palette-(?:grey-\w+|common-(?:black|white))|zIndex-(?!appBar|drawer|modal)\w+):[^;}]+;/g;

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
    .replace(spare, '');
}
