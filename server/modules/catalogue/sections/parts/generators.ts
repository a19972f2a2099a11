import type { Section } from '../../../../../common/measures/sections.ts';
import type { Generator } from '../shapes/shapes.ts';
import { ballBearing } from './ballBearing.ts';
import { belt } from './belt.ts';
import { butterflyValve } from './butterflyValve.ts';
import { chain } from './chain.ts';
import { checkValve } from './checkValve.ts';
import { cylinder } from './cylinder.ts';
import { drill } from './drill.ts';
import { flange } from './flange.ts';
import { gateValve } from './gateValve.ts';
import { gear } from './gear.ts';
import { globeValve } from './globeValve.ts';
import { hexBolt } from './hexBolt.ts';
import { hose } from './hose.ts';
import { motorB3 } from './motorB3.ts';
import { motorB5 } from './motorB5.ts';
import { nut } from './nut.ts';
import { pillowBlock } from './pillowBlock.ts';
import { pulley } from './pulley.ts';
import { socketScrew } from './socketScrew.ts';
import { sprocket } from './sprocket.ts';
import { taperBearing } from './taperBearing.ts';
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
} as const satisfies Record<Section, Generator>;
