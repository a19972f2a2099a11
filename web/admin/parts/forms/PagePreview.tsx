import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

/** The edited fields by the name of their type, as the previewed page keeps them in its cache. */
export type Shown = Record<string, object>;

interface Props {
  title: string;
  /** Address of the page. */
  page: string;
  shown: Shown;
}

/** In pixels: the width of a tablet. */
const pageWidth = 860;
/** What is left beside the form. */
const frameWidths = { lg: 400, wide: 480, widest: 800 };

/**
 * The public page itself, scaled down, with what is being typed: a frame that is sent the values and shows them as if they
 * were stored (web/graphql/followTyping.ts). Only on wide screens.
 */
export function PagePreview({ title, page, shown }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isWide = useMediaQuery('(min-width: 1620px)', { noSsr: true });
  const isWidest = useMediaQuery('(min-width: 1920px)', { noSsr: true });
  useEffect(() => {
    const listener = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === 'preview ready') setReady((times) => times + 1);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ preview: shown }, window.location.origin);
  }, [ready, shown]);
  if (!roomy) return null;
  const frameWidth = isWidest ? frameWidths.widest : isWide ? frameWidths.wide : frameWidths.lg;
  const scale = frameWidth / pageWidth;
  return (
    <Box component="section" aria-label={title} sx={{ position: 'sticky', top: 28, flex: 'none', width: frameWidth }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box
        sx={{
          height: 'calc(100vh - 160px)',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.33,
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          src={page}
          title={title}
          // To look at only: a press on a link would lead away from the page.
          inert
          sx={{
            width: pageWidth,
            height: `${100 / scale}%`,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}
