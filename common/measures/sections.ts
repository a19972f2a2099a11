/** The sections that can be drawn, by their words in the schema. */
export const sections = [
  'BALL_BEARING',
  'TAPER_BEARING',
  'PILLOW_BLOCK',
  'HEX_BOLT',
  'SOCKET_SCREW',
  'NUT',
  'WASHER',
  'FLANGE',
  'VALVE',
  'GATE_VALVE',
  'GLOBE_VALVE',
  'BUTTERFLY_VALVE',
  'CHECK_VALVE',
  'MOTOR_B3',
  'MOTOR_B5',
  'CYLINDER',
  'SPROCKET',
  'PULLEY',
  'DRILL',
  'GEAR',
  'CHAIN',
  'HOSE',
  'BELT',
] as const;

export type Section = (typeof sections)[number];
