import { alone } from './alone.ts';
import { attributes } from './attributes.ts';
import { ballBearings } from './ballBearings.ts';
import { bearingUnits } from './bearingUnits.ts';
import { belts } from './belts.ts';
import { chains } from './chains.ts';
import { couplings } from './couplings.ts';
import { drives } from './drives.ts';
import { gears } from './gears.ts';
import type { Tables } from './model.ts';
import { motors } from './motors.ts';
import { panelParts } from './panelParts.ts';
import { pulleys } from './pulleys.ts';
import { rollerBearings } from './rollerBearings.ts';
import { seals } from './seals.ts';
import { sensors } from './sensors.ts';
import { sprockets } from './sprockets.ts';
import { switchgear } from './switchgear.ts';
import { transmitters } from './transmitters.ts';

/** Every file of tables, in the order of the categories. */
export const tables: Tables[] = [
  { attributes, families: [] },
  ballBearings,
  rollerBearings,
  bearingUnits,
  chains,
  sprockets,
  belts,
  pulleys,
  couplings,
  gears,
  seals,
  motors,
  drives,
  sensors,
  transmitters,
  switchgear,
  panelParts,
  alone,
];
