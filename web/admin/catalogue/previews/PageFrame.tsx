import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { showAsWithScripts } from './showAsWithScripts.ts';

interface Props {
  title: string;
  html: string;
  /** How wide the window of a visitor is, in pixels. */
  pageWidth: number;
}

/** In pixels; a page that is still loading has no length of its own. */
const shortest = 900;
/** In milliseconds. */
const lookEvery = 100;

/** The scheme that an admin has chosen is set by a script, which does not run in the frame. */
function inScheme(html: string) {
  const scheme = 'dark' in document.documentElement.dataset ? 'data-dark' : 'data-light';
  return html.replace('<html ', `<html ${scheme} `);
}

/**
 * Shows a page as it is in a window of some width, scaled down to the room there is. Nothing in it can be pressed, and no
 * script of it runs. The frame is as long as the page, so that the box around it scrolls and keeps its place.
 */
export function PageFrame({ title, html, pageWidth }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const [room, setRoom] = useState(pageWidth);
  const [length, setLength] = useState(shortest);

  useEffect(() => {
    if (!box.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  function measure() {
    const page = frame.current?.contentDocument?.documentElement;
    if (!page) return;
    showAsWithScripts(page.ownerDocument);
    setLength(Math.max(page.querySelector('body')?.scrollHeight ?? 0, shortest));
  }

  useEffect(() => {
    if (!html) return;
    // The page has its styles long before its pictures, for which `onLoad` waits.
    isLoaded.current = false;
    const looking = setInterval(() => (isLoaded.current ? clearInterval(looking) : measure()), lookEvery);
    return () => clearInterval(looking);
  }, [html]);

  const scale = Math.min(room / pageWidth, 1);
  return (
    // It scrolls, and so has to be reached by keys.
    <Box ref={box} role="group" aria-label={title} tabIndex={0} className="grows framed on-paper" sx={boxLook}>
      {html && (
        <Box className="clips" sx={{ width: pageWidth * scale, height: length * scale, mx: 'auto' }}>
          <Box
            component="iframe"
            ref={frame}
            title={title}
            srcDoc={inScheme(html)}
            sandbox="allow-same-origin"
            inert
            onLoad={() => {
              isLoaded.current = true;
              measure();
            }}
            style={{ width: pageWidth, height: length, transform: `scale(${scale})` }}
            className="own-line"
            sx={{ border: 0, transformOrigin: '0 0' }}
          />
        </Box>
      )}
    </Box>
  );
}

const boxLook = { minHeight: 0, overflowY: 'auto', borderRadius: 1 };
