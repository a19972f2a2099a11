import { circle } from '../model/numbers.ts';
import { number, readTable } from '../model/readTable.ts';

/** Coarse threads of ISO 261, with the hexagons of DIN 933, DIN 931 and DIN 934; all in millimetres. */
export interface Thread {
  d: number;
  pitch: number;
  /** The width across flats of hexagons: M10 has 17 and M12 has 19 in DIN, where ISO has 16 and 18. */
  flats: number;
  /** The least width across corners of bolts, product grade A. */
  corners: number;
  /** The least width across corners of nuts; above M16 nuts are of product grade B. */
  nutCorners: number;
  /** The head height of hexagon bolts. */
  head: number;
  /** The height of nuts by DIN 934, which is less than that of ISO 4032. */
  nut: number;
  /** The hexagon socket of DIN 912; its head is as high as the thread is wide. */
  socket: number;
  /** The head diameter of DIN 912, without knurl. */
  capHead: number;
}

const rows = readTable(
  'threads.csv',
  number('Diş çapı d (mm)'),
  number('Hatve (mm)'),
  number('Anahtar ağzı (mm)'),
  number('Cıvata köşe ölçüsü (mm)'),
  number('Somun köşe ölçüsü (mm)'),
  number('Cıvata baş yüksekliği (mm)'),
  number('Somun yüksekliği (mm)'),
  number('İmbus ağzı (mm)'),
  number('İmbus baş çapı (mm)'),
);

const threads = new Map(
  rows.map(([d, pitch, flats, corners, nutCorners, head, nut, socket, capHead]): [number, Thread] => [
    d,
    { d, pitch, flats, corners, nutCorners, head, nut, socket, capHead },
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
