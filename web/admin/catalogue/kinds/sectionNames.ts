import type { Section } from '../../../../common/measures/sections.ts';
import * as words from '../../../words/admin/en/kinds.ts';

/** The sections as an admin chooses them. */
export const sectionNames: Record<Section, string> = {
  BALL_BEARING: words.ballBearing,
  TAPER_BEARING: words.taperRollerBearing,
  PILLOW_BLOCK: words.pillowBlock,
  HEX_BOLT: words.hexagonBolt,
  SOCKET_SCREW: words.socketScrew,
  NUT: words.nut,
  WASHER: words.washer,
  FLANGE: words.flange,
  VALVE: words.ballValve,
  GATE_VALVE: words.gateValve,
  GLOBE_VALVE: words.globeValve,
  BUTTERFLY_VALVE: words.butterflyValve,
  CHECK_VALVE: words.checkValveBetweenFlanges,
  MOTOR_B3: words.motorOnFeetB3,
  MOTOR_B5: words.motorWithFlangeB5,
  CYLINDER: words.cylinder,
  SPROCKET: words.sprocket,
  PULLEY: words.vBeltPulley,
  DRILL: words.twistDrill,
  GEAR: words.spurGear,
  CHAIN: words.rollerChain,
  HOSE: words.hose,
  BELT: 'V-belt',
};
