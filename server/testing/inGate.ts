/**
 * Returns how often something is tried: in the gate as often as a fault needs to show, in the release lane and by hand in full
 * (docs/decisions/131-lanes-of-tests.md).
 */
export const inGate = (few: number, many: number) => (process.env.LANE === 'gate' ? few : many);
