import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { percentFirst } from '../../../../../common/measures/percent.ts';
import * as words from '../../../../words/tr/filters.ts';
import { countText } from '../../../../../common/text/locale.ts';

interface HandlesProps {
  label: string;
  unit: string | null;
  /** `values` are the places where a handle can stand. */
  range: { low: number; high: number; values: number[] };
  from: number;
  to: number;
  onChoose: (from: number, to: number) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * Shows two handles on a track. Arrow keys move a handle to the next existing value; a dragged one applies when it is
 * released.
 */
export function Handles({ label, unit, range: { low, high, values }, from, to, onChoose }: HandlesProps) {
  const [dragged, setDragged] = useState<{ end: 0 | 1; at: number }>();
  const ends: [number, number] = [Math.max(low, Math.min(from, high)), Math.max(low, Math.min(to, high))];
  if (dragged) ends[dragged.end] = dragged.at;
  const place = (number: number) => `${(100 * (number - low)) / (high - low)}%`;
  const fits = (end: 0 | 1, number: number) => (end === 0 ? number <= ends[1] : number >= ends[0]);
  const choose = (end: 0 | 1, number: number) => {
    if (fits(end, number) && number !== (end === 0 ? from : to))
      onChoose(end === 0 ? number : ends[0], end === 1 ? number : ends[1]);
  };

  const moveByKey = (end: 0 | 1) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    const now = ends[end];
    const next =
      event.key === 'Home'
        ? values[0]
        : event.key === 'End'
          ? values.at(-1)
          : step === 1
            ? values.find((value) => value > now)
            : step === -1
              ? values.findLast((value) => value < now)
              : undefined;
    if (step || ['Home', 'End'].includes(event.key)) event.preventDefault();
    if (next !== undefined) choose(end, next);
  };
  const nearest = (event: PointerEvent<HTMLElement>) => {
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    const share = track ? (event.clientX - track.left) / track.width : 0;
    const pointed = low + Math.max(0, Math.min(share, 1)) * (high - low);
    return values.reduce((best, value) => (Math.abs(value - pointed) < Math.abs(best - pointed) ? value : best), low);
  };
  const drag = (end: 0 | 1) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = nearest(event);
    if (fits(end, at)) setDragged({ end, at });
  };
  const drop = () => {
    if (dragged) choose(dragged.end, dragged.at);
    setDragged(undefined);
  };

  return (
    <div className="handles">
      <span
        className="handles-track"
        style={{ insetInlineStart: place(ends[0]), insetInlineEnd: `calc(100% - ${place(ends[1])})` }}
      />
      {([0, 1] as const).map((end) => (
        <span
          key={end}
          className="handle"
          role="slider"
          tabIndex={0}
          aria-label={end === 0 ? words.lowEnd(label) : words.highEnd(label)}
          aria-valuemin={end === 0 ? low : ends[0]}
          aria-valuemax={end === 0 ? ends[1] : high}
          aria-valuenow={ends[end]}
          aria-valuetext={percentFirst(`${countText(ends[end])}${unit ? ` ${unit}` : ''}`)}
          style={{ insetInlineStart: place(ends[end]) }}
          onKeyDown={moveByKey(end)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(end)}
          onPointerUp={drop}
          onPointerCancel={() => setDragged(undefined)}
        />
      ))}
    </div>
  );
}
