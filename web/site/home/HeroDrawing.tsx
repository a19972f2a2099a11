import { useEffect, useRef, useState } from 'react';
import './HeroDrawing.css';

// Only the server's bundle holds the 90 KB: in the browser this is dead code, and the drawing stands in the page already.
const drawing = import.meta.env.SSR ? (await import('../drawings/hero.svg?raw')).default : '';

/**
 * The exploded drawing, inlined so that it follows the colour scheme. Hydrating leaves it as the server sent it;
 * whoever comes by a link from another page loads it then.
 */
export function HeroDrawing() {
  const ref = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(drawing);
  useEffect(() => {
    if (!ref.current?.firstChild) void import('../drawings/hero.svg?raw').then((loaded) => setSvg(loaded.default));
  }, []);
  return (
    <div
      ref={ref}
      className="hero-drawing"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
