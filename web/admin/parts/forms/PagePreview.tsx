import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

/** The edited values, by the name of their type as in the cache of the previewed page. */
export type Shown = Record<string, object>;

interface Props {
  title: string;
  /** The path of the page. */
  page: string;
  shown: Shown;
}

/** In pixels, as wide as a tablet. */
const pageWidth = 860;
/** In pixels: the room that is left beside the form. */
const frameWidths = { lg: 340, wide: 480, widest: 600 };

/**
 * Shows the public page in a frame, scaled down, with the typed values as if they were stored. The frame receives them
 * as messages (web/graphql/followTyping.ts). It is shown on wide screens only.
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
    <Box
      component="section"
      aria-label={title}
      className="rigid"
      sx={{ position: 'sticky', top: 16, width: frameWidth }}
    >
      <Typography className="muted" variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box className="clips framed on-paper" sx={{ height: 'calc(100vh - 124px)', borderRadius: 1.33 }}>
        <Box
          component="iframe"
          ref={frame}
          src={page}
          title={title}
          // A click on a link in the frame would lead away from the page.
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
