import type { Section } from '../../../../../common/measures/sections.ts';
import type { Generator } from '../shapes/shapes.ts';
import { anchor } from './anchor.ts';
import { ballBearing } from './ballBearing.ts';
import { barrelSensor } from './barrelSensor.ts';
import { belt } from './belt.ts';
import { butterflyValve } from './butterflyValve.ts';
import { chain } from './chain.ts';
import { checkValve } from './checkValve.ts';
import { coupling } from './coupling.ts';
import { cuttingDisc } from './cuttingDisc.ts';
import { cylinder } from './cylinder.ts';
import { dial } from './dial.ts';
import { drill } from './drill.ts';
import { electrode } from './electrode.ts';
import { fitting } from './fitting.ts';
import { flange } from './flange.ts';
import { flangedUnit } from './flangedUnit.ts';
import { gateValve } from './gateValve.ts';
import { gear } from './gear.ts';
import { gland } from './gland.ts';
import { globeValve } from './globeValve.ts';
import { hexBolt } from './hexBolt.ts';
import { hose } from './hose.ts';
import { motorB3 } from './motorB3.ts';
import { motorB5 } from './motorB5.ts';
import { nut } from './nut.ts';
import { oilSeal } from './oilSeal.ts';
import { panelButton } from './panelButton.ts';
import { pillowBlock } from './pillowBlock.ts';
import { probe } from './probe.ts';
import { pulley } from './pulley.ts';
import { retainingRing } from './retainingRing.ts';
import { socketScrew } from './socketScrew.ts';
import { spanner } from './spanner.ts';
import { sphericalBearing } from './sphericalBearing.ts';
import { sprocket } from './sprocket.ts';
import { strainer } from './strainer.ts';
import { tap } from './tap.ts';
import { taperBearing } from './taperBearing.ts';
import { threadedRod } from './threadedRod.ts';
import { valve } from './valve.ts';
import { washer } from './washer.ts';

/** Every section by its word in the schema. */
export const generators = {
  BALL_BEARING: ballBearing,
  TAPER_BEARING: taperBearing,
  PILLOW_BLOCK: pillowBlock,
  HEX_BOLT: hexBolt,
  SOCKET_SCREW: socketScrew,
  NUT: nut,
  WASHER: washer,
  FLANGE: flange,
  VALVE: valve,
  GATE_VALVE: gateValve,
  GLOBE_VALVE: globeValve,
  BUTTERFLY_VALVE: butterflyValve,
  CHECK_VALVE: checkValve,
  MOTOR_B3: motorB3,
  MOTOR_B5: motorB5,
  CYLINDER: cylinder,
  SPROCKET: sprocket,
  PULLEY: pulley,
  DRILL: drill,
  GEAR: gear,
  CHAIN: chain,
  HOSE: hose,
  BELT: belt,
  OIL_SEAL: oilSeal,
  SPHERICAL_BEARING: sphericalBearing,
  FLANGED_UNIT: flangedUnit,
  COUPLING: coupling,
  RETAINING_RING: retainingRing,
  THREADED_ROD: threadedRod,
  ANCHOR: anchor,
  STRAINER: strainer,
  TAP: tap,
  CUTTING_DISC: cuttingDisc,
  SPANNER: spanner,
  ELECTRODE: electrode,
  DIAL: dial,
  PROBE: probe,
  BARREL_SENSOR: barrelSensor,
  GLAND: gland,
  FITTING: fitting,
  PANEL_BUTTON: panelButton,
} as const satisfies Record<Section, Generator>;
