import { circle } from './numbers.ts';

/** Coarse threads of ISO 261, with the hexagons of DIN 933, DIN 931 and DIN 934; all in millimetres. */
export interface Thread {
  d: number;
  pitch: number;
  /** The width across flats of hexagons: M10 has 17 and M12 has 19 in DIN, where ISO has 16 and 18. */
  flats: number;
  /** The least width across corners of bolts, product grade A. */
  corners: number;
  /** The head height of hexagon bolts. */
  head: number;
  /** The height of nuts by DIN 934, which is less than that of ISO 4032. */
  nut: number;
  /** The hexagon socket of DIN 912; its head is as high as the thread is wide. */
  socket: number;
  /** The head diameter of DIN 912, without knurl. */
  capHead: number;
}

const rows: [
  d: number,
  pitch: number,
  flats: number,
  corners: number,
  head: number,
  nut: number,
  socket: number,
  cap: number,
][] = [
  [5, 0.8, 8, 8.79, 3.5, 4, 4, 8.5],
  [6, 1, 10, 11.05, 4, 5, 5, 10],
  [8, 1.25, 13, 14.38, 5.3, 6.5, 6, 13],
  [10, 1.5, 17, 18.9, 6.4, 8, 8, 16],
  [12, 1.75, 19, 21.1, 7.5, 10, 10, 18],
  [16, 2, 24, 26.75, 10, 13, 14, 24],
  [20, 2.5, 30, 33.53, 12.5, 16, 17, 30],
  [24, 3, 36, 39.98, 15, 19, 19, 36],
];

const threads = new Map(
  rows.map(([d, pitch, flats, corners, head, nut, socket, capHead]): [number, Thread] => [
    d,
    { d, pitch, flats, corners, head, nut, socket, capHead },
  ]),
);

export function threadOf(d: number) {
  const thread = threads.get(d);
  if (!thread) throw new Error(`M${d} is not in the table of threads.`);
  return thread;
}

const hexagon = (flats: number) => (Math.sqrt(3) / 2) * flats ** 2;

/** A thread has the volume of a bar of its pitch diameter. */
export const threadArea = ({ d, pitch }: Thread) => circle(d - 0.6495 * pitch);

export const boltVolume = (thread: Thread, length: number, threaded: number) =>
  hexagon(thread.flats) * thread.head + threadArea(thread) * threaded + circle(thread.d) * (length - threaded);

/** The socket is half as deep as the head is high. */
export const screwVolume = (thread: Thread, length: number) =>
  circle(thread.capHead) * thread.d - (hexagon(thread.socket) * thread.d) / 2 + threadArea(thread) * length;

export const nutVolume = (thread: Thread) => (hexagon(thread.flats) - threadArea(thread)) * thread.nut;
