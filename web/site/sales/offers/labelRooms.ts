/** Where there is room for a label: on lines of every width, on wide ones alone, or nowhere. */
export type Room = 'all' | 'wide' | 'none';

/** In pixels: the line on wide screens, and on a phone. */
const widths = { wide: 460, narrow: 340 };
/** In pixels, with what stands between two labels. */
const label = { revision: 66, today: 64, end: 116 };

interface Parts {
  /** Where on the line each revision was sent, as a part of its length, the first at 0. */
  revisions: number[];
  today: number;
}

/**
 * Finds the labels that have room on the line of an offer. Labels that would touch are left out: the end stays, then the latest
 * revision, today, and the earlier revisions.
 */
export function labelRooms({ revisions, today }: Parts): { revisions: Room[]; today: Room } {
  const wide = fitting(widths.wide, { revisions, today });
  const narrow = fitting(widths.narrow, { revisions, today });
  const roomOf = (name: number | 'today'): Room => {
    if (!wide.has(name)) return 'none';
    return narrow.has(name) ? 'all' : 'wide';
  };
  return { revisions: revisions.map((_, place) => roomOf(place)), today: roomOf('today') };
}

function fitting(width: number, { revisions, today }: Parts): Set<number | 'today'> {
  const taken: [number, number][] = [[width - label.end, width]];
  const fits = new Set<number | 'today'>();
  const take = (name: number | 'today', from: number, to: number) => {
    if (from < 0 || taken.some(([start, end]) => from < end && to > start)) return;
    taken.push([from, to]);
    fits.add(name);
  };
  const takeRevision = (place: number) => {
    const from = (revisions[place] ?? 0) * width;
    take(place, from, from + label.revision);
  };
  const last = revisions.length - 1;
  takeRevision(last);
  take('today', today * width - label.today / 2, today * width + label.today / 2);
  for (let place = last - 1; place >= 0; place--) takeRevision(place);
  return fits;
}
