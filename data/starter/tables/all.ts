import { alone } from './alone.ts';
import { attributes } from '../model/attributes.ts';
import { ballBearings } from './ballBearings.ts';
import { ballValves } from './ballValves.ts';
import { bearingUnits } from './bearingUnits.ts';
import { belts } from './belts.ts';
import { chains } from './chains.ts';
import { compressors } from './compressors.ts';
import { couplings } from './couplings.ts';
import { cylinders } from './cylinders.ts';
import { discs } from './discs.ts';
import { drillTables } from './drills.ts';
import { drives } from './drives.ts';
import { energy } from './energy.ts';
import { flanges } from './flanges.ts';
import { gauges } from './gauges.ts';
import { gears } from './gears.ts';
import { handTools } from './handTools.ts';
import { hexBolts } from './hexBolts.ts';
import { hoseTables } from './hoses.ts';
import { measuring } from './measuring.ts';
import type { Tables } from '../model/model.ts';
import { motors } from './motors.ts';
import { nutsAndWashers } from './nutsAndWashers.ts';
import { panelParts } from './panelParts.ts';
import { pneumatics } from './pneumatics.ts';
import { pulleys } from './pulleys.ts';
import { pumpTables } from './pumps.ts';
import { rodsAndRings } from './rodsAndRings.ts';
import { rollerBearings } from './rollerBearings.ts';
import { safety } from './safety.ts';
import { seals } from './seals.ts';
import { sensors } from './sensors.ts';
import { socketScrews } from './socketScrews.ts';
import { sprockets } from './sprockets.ts';
import { switchgear } from './switchgear.ts';
import { transmitters } from './transmitters.ts';
import { valves } from './valves.ts';
import { welding } from './welding.ts';

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
  ballValves,
  valves,
  pumpTables,
  cylinders,
  pneumatics,
  hoseTables,
  hexBolts,
  socketScrews,
  nutsAndWashers,
  rodsAndRings,
  flanges,
  drillTables,
  handTools,
  measuring,
  gauges,
  discs,
  welding,
  safety,
  compressors,
  energy,
];
