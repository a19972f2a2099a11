import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { useEffect, type ReactNode } from 'react';
import { followColorScheme } from '../components/colorScheme.ts';
import '../fonts/fonts.css';
import '../theme/global.css';
import { theme } from '../theme/theme.ts';

/** In a build the theme's own styles are part of the sheet that every page links. */
const inSheet = import.meta.env.PROD;

/**
 * Vendor prefixes for outdated browsers would be a third of a page's styles. All pages share this one list, by which
 * emotion recognises styles that it has already compiled.
 */
const stylisPlugins: [] = [];
export const createStyles = () => createCache({ key: 'css', stylisPlugins });

interface AppProps {
  client: ApolloClient;
  styles: EmotionCache;
  children: ReactNode;
}

/** Wraps every page in its providers, on the server and in the browser. */
export function App({ client, styles, children }: AppProps) {
  useEffect(followColorScheme, []);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        {!inSheet && <GlobalStyles styles={theme.generateStyleSheets()} />}
        {!inSheet && <CssBaseline />}
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
