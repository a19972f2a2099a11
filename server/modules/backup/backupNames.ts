export const nightly = 'nightly';
/** Begins the names of those that somebody asked for. */
export const byHand = 'vitrin';

/** What the name of a backup tells of it. */
export type Named = { isNightly: boolean; madeAt: number; isEncrypted: boolean };

const shape =
  /^(?<kind>nightly|vitrin)-(?<day>[\d-]+)T(?<hours>\d\d)-(?<minutes>\d\d)-(?<seconds>\d\d)-(?<thousandths>\d{3})Z\.tar(?<sealed>\.enc)?$/;

/** By its name, 'nightly-2026-11-22T03-00-00-000Z.tar'; undefined for what is none. */
export function readName(name: string): Named | undefined {
  const { kind, day, hours, minutes, seconds, thousandths, sealed } = shape.exec(name)?.groups ?? {};
  const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
  return Number.isNaN(madeAt) ? undefined : { isNightly: kind === nightly, madeAt, isEncrypted: sealed !== undefined };
}

/** '2026-11-22T03-00-00-000Z': sorts by time, and every file system takes it. */
export const stampOf = (moment: number) => new Date(moment).toISOString().replaceAll(/[:.]/g, '-');
