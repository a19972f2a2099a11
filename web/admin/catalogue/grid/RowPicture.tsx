import { useEffect, useState } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import type { GridRow } from './columns.ts';

/** In milliseconds. Rows that only fly past load and draw no picture. */
const pause = 120;

/** The picture of a row that rests in sight. */
export function RowPicture({ row }: { row: GridRow }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="thumb" aria-hidden>
      {isShown && <Picture alt="" image={row.image} picture={row.picture} sizes="36px" upTo={320} />}
    </span>
  );
}
