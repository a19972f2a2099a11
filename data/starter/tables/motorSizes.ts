import { number, readTable, readTables, text } from '../model/readTable.ts';

/**
 * EN 50347 (IEC 60072-1): the height of the axis H, the holes of the feet A across and B along, the shaft D and its length E,
 * and of the flanges FF of the mounting B5 the hole circle M, the spigot N and the outside P.
 */
const frames = readTable(
  'motorFrames.csv',
  text('Gövde'),
  number('Eksen yüksekliği H (mm)'),
  number('Ayak delikleri A (mm)'),
  number('Ayak delikleri B (mm)'),
  number('Mil çapı D (mm)'),
  number('Mil boyu E (mm)'),
  number('Flanş delik dairesi M (mm)'),
  number('Flanş faturası N (mm)'),
  number('Flanş dış çapı P (mm)'),
);

/** The measures of a frame such as '132M'. */
export function measuresOf(name: string) {
  const frame = frames.find(([one]) => one === name);
  if (!frame) throw new Error(`There is no frame ${name}.`);
  const [, height, feet, between, shaft, shaftLength, circle, spigot, outside] = frame;
  return { height, feet, between, shaft, shaftLength, circle, spigot, outside };
}

export type Motor = { power: number; frame: string; efficiency: number; speed: number; factor: number };

const motorOf = ([power, frame, efficiency, speed, factor]: [number, string, number, number, number]): Motor => ({
  power,
  frame,
  efficiency,
  speed,
  factor,
});

const motorsOf = readTables(
  'motors.csv',
  'Kutup',
  number('Güç (kW)'),
  text('Gövde'),
  number('Verim (%)'),
  number('Devir (d/dk)'),
  number('Güç katsayısı'),
);

/** Power in kW, frame (EN 50347), efficiency in % (EN 60034-30-1, IE3 at 50 Hz); then the usual speed and power factor. */
export const motors4: Motor[] = motorsOf('4').map(motorOf);

export const motors2: Motor[] = motorsOf('2').map(motorOf);
