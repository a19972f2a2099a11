import { useEffect, useRef, useState } from 'react';
import { loadedLater } from '../../../components/loadedLater.ts';
import { logError } from '../../../components/logError.ts';
import hero from '../../parts/drawings/hero.svg?server&raw';
import './HeroDrawing.css';

// These 90 KB stand in the server's bundle alone: the page sent to the browser already contains the drawing.
const drawing = import.meta.env.SSR ? hero : '';

const loadDrawing = loadedLater(() => import('../../parts/drawings/hero.svg?raw'));

/** Pointing at a part opens what its name in the list beside the drawing opens; by keyboard the list itself does. */
function openPart(pointedAt: EventTarget) {
  const number = pointedAt instanceof Element && pointedAt.closest<SVGElement>('g[data-part]')?.dataset.part;
  if (number) document.querySelector<HTMLElement>(`.hero-parts li[data-part="${number}"] a`)?.click();
}

/**
 * Shows the exploded drawing, inlined so that it follows the colour scheme. Hydration keeps the server's copy; the
 * browser loads it only when a link from another page leads here.
 */
export function HeroDrawing() {
  const ref = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(drawing);
  useEffect(() => {
    if (ref.current?.firstChild) return;
    loadDrawing()
      .then((loaded) => setSvg(loaded.default))
      .catch(logError);
  }, []);
  return (
    <div
      ref={ref}
      className="hero-drawing"
      aria-hidden="true"
      onClick={({ target }) => openPart(target)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
