import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { modeKey } from '../components/colorScheme.ts';
import '../fonts/fonts.css';
import '../theme/global.css';
import { theme } from '../theme/theme.ts';

/** Whether the theme's own styles stand in the sheet that every page links: in what is built. */
const inSheet = import.meta.env.PROD;

/**
 * No vendor prefixes for outdated browsers: they would be a third of a page's styles. One list for all pages: by it
 * emotion knows again what it has compiled for another.
 */
const stylisPlugins: [] = [];
export const createStyles = () => createCache({ key: 'css', stylisPlugins });

interface AppProps {
  client: ApolloClient;
  styles: EmotionCache;
  children: ReactNode;
}

/** The providers around every page, on the server and in the browser. */
export function App({ client, styles, children }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider
        theme={theme}
        modeStorageKey={modeKey}
        disableTransitionOnChange
        disableStyleSheetGeneration={inSheet}
      >
        {!inSheet && <CssBaseline />}
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
