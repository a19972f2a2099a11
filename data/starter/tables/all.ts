import { attributes } from './attributes.ts';
import { ballValves } from './ballValves.ts';
import { compressors } from './compressors.ts';
import { cylinders } from './cylinders.ts';
import { discs } from './discs.ts';
import { drillTables } from './drills.ts';
import { energy } from './energy.ts';
import { flanges } from './flanges.ts';
import { gauges } from './gauges.ts';
import { handTools } from './handTools.ts';
import { hexBolts } from './hexBolts.ts';
import { hoseTables } from './hoses.ts';
import { measuring } from './measuring.ts';
import type { Tables } from './model.ts';
import { nutsAndWashers } from './nutsAndWashers.ts';
import { pneumatics } from './pneumatics.ts';
import { pumpTables } from './pumps.ts';
import { rodsAndRings } from './rodsAndRings.ts';
import { safety } from './safety.ts';
import { socketScrews } from './socketScrews.ts';
import { valves } from './valves.ts';
import { welding } from './welding.ts';

/** Every file of tables, in the order of the categories. */
export const tables: Tables[] = [
  { attributes, families: [] },
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
