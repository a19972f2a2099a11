type Frame = { height: number; feet: number; length: Record<string, number>; shaft: number; shaftLength: number };
type Flange = { circle: number; spigot: number; outside: number };

/**
 * EN 50347 (IEC 60072-1), in mm: the height of the axis H, the holes of the feet A across and B along, which depends on the
 * letter of the frame, the shaft D and its length E.
 */
const frames: Record<string, Frame> = {
  63: { height: 63, feet: 100, length: { one: 80 }, shaft: 11, shaftLength: 23 },
  71: { height: 71, feet: 112, length: { one: 90 }, shaft: 14, shaftLength: 30 },
  80: { height: 80, feet: 125, length: { one: 100 }, shaft: 19, shaftLength: 40 },
  90: { height: 90, feet: 140, length: { S: 100, L: 125 }, shaft: 24, shaftLength: 50 },
  100: { height: 100, feet: 160, length: { L: 140 }, shaft: 28, shaftLength: 60 },
  112: { height: 112, feet: 190, length: { M: 140 }, shaft: 28, shaftLength: 60 },
  132: { height: 132, feet: 216, length: { S: 140, M: 178 }, shaft: 38, shaftLength: 80 },
  160: { height: 160, feet: 254, length: { M: 210, L: 254 }, shaft: 42, shaftLength: 110 },
};

/** EN 50347, flanges FF of the mounting B5 in mm: hole circle M, spigot N and outside P. */
const flanges: Record<string, Flange> = {
  63: { circle: 115, spigot: 95, outside: 140 },
  71: { circle: 130, spigot: 110, outside: 160 },
  80: { circle: 165, spigot: 130, outside: 200 },
  90: { circle: 165, spigot: 130, outside: 200 },
  100: { circle: 215, spigot: 180, outside: 250 },
  112: { circle: 215, spigot: 180, outside: 250 },
  132: { circle: 265, spigot: 230, outside: 300 },
  160: { circle: 300, spigot: 250, outside: 350 },
};

/** The measures of a frame such as '132M'. */
export function measuresOf(name: string) {
  const number = name.replace(/\D/g, '');
  const [frame, flange] = [frames[number], flanges[number]];
  const between = frame?.length[name.replace(/\d/g, '') || 'one'];
  if (!frame || !flange || !between) throw new Error(`There is no frame ${name}.`);
  return { ...frame, ...flange, between };
}

export type Motor = { power: number; frame: string; efficiency: number; speed: number; factor: number };

const motorOf = ([power, frame, efficiency, speed, factor]: [number, string, number, number, number]): Motor => ({
  power,
  frame,
  efficiency,
  speed,
  factor,
});

/** Power in kW, frame (EN 50347), efficiency in % (EN 60034-30-1, IE3 at 50 Hz); then the usual speed and power factor. */
export const motors4: Motor[] = (
  [
    [0.18, '63', 69.9, 1390, 0.66],
    [0.25, '71', 73.5, 1400, 0.7],
    [0.37, '71', 77.3, 1400, 0.72],
    [0.55, '80', 80.8, 1420, 0.75],
    [0.75, '80', 82.5, 1430, 0.76],
    [1.1, '90S', 84.1, 1440, 0.77],
    [1.5, '90L', 85.3, 1440, 0.77],
    [2.2, '100L', 86.7, 1450, 0.8],
    [3, '100L', 87.7, 1450, 0.81],
    [4, '112M', 88.6, 1450, 0.81],
    [5.5, '132S', 89.6, 1460, 0.82],
    [7.5, '132M', 90.4, 1460, 0.83],
    [11, '160M', 91.4, 1470, 0.84],
  ] satisfies [number, string, number, number, number][]
).map(motorOf);

export const motors2: Motor[] = (
  [
    [0.75, '80', 80.7, 2860, 0.82],
    [1.1, '80', 82.7, 2870, 0.83],
    [1.5, '90S', 84.2, 2880, 0.84],
    [2.2, '90L', 85.9, 2890, 0.85],
    [3, '100L', 87.1, 2900, 0.86],
    [4, '112M', 88.1, 2910, 0.87],
    [5.5, '132S', 89.2, 2920, 0.87],
    [7.5, '132S', 90.1, 2930, 0.88],
    [11, '160M', 91.2, 2940, 0.88],
  ] satisfies [number, string, number, number, number][]
).map(motorOf);
