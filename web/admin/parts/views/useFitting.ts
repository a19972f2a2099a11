import { useLayoutEffect, useRef, useState } from 'react';

/** Tells how many children of a wrapping element stand in its first row. */
export function useFitting<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const tops = [...row.children].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0));
      setFitting(tops.filter((top) => top === tops[0]).length);
    };
    measure();
    // Fonts that are loaded later change the widths, too.
    void document.fonts?.ready.then(measure);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
    // It has no list of dependencies, since every render may change the children.
  });
  return { ref, fitting };
}
