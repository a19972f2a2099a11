import type { Section } from '../../../../common/measures/sections.ts';

/** The sections as an admin chooses them. */
export const sectionNames: Record<Section, string> = {
  BALL_BEARING: 'Ball bearing',
  TAPER_BEARING: 'Taper roller bearing',
  PILLOW_BLOCK: 'Pillow block',
  HEX_BOLT: 'Hexagon bolt',
  SOCKET_SCREW: 'Socket screw',
  NUT: 'Nut',
  WASHER: 'Washer',
  FLANGE: 'Flange',
  VALVE: 'Ball valve',
  GATE_VALVE: 'Gate valve',
  GLOBE_VALVE: 'Globe valve',
  BUTTERFLY_VALVE: 'Butterfly valve',
  CHECK_VALVE: 'Check valve between flanges',
  MOTOR_B3: 'Motor on feet (B3)',
  MOTOR_B5: 'Motor with flange (B5)',
  CYLINDER: 'Cylinder',
  SPROCKET: 'Sprocket',
  PULLEY: 'V-belt pulley',
  DRILL: 'Twist drill',
  GEAR: 'Spur gear',
  CHAIN: 'Roller chain',
  HOSE: 'Hose',
  BELT: 'V-belt',
};
