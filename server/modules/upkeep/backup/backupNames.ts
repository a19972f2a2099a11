export const nightly = 'nightly';
/** Begins the names of those that somebody asked for. */
export const byHand = 'vitrin';

/** What the name of a backup tells of it. */
export type Named = { isNightly: boolean; madeAt: number; isEncrypted: boolean };

const shape = /^(?<kind>nightly|vitrin)-(?<stamp>[^.]+)\.tar(?<sealed>\.enc)?$/;

/** By its name, 'nightly-2026-11-22T03-00-00-000Z.tar'; undefined for what is none. */
export function readName(name: string): Named | undefined {
  const { kind, stamp = '', sealed } = shape.exec(name)?.groups ?? {};
  const madeAt = readStamp(stamp);
  return madeAt === undefined ? undefined : { isNightly: kind === nightly, madeAt, isEncrypted: sealed !== undefined };
}

/** '2026-11-22T03-00-00-000Z': sorts by time, and every file system takes it. */
export const stampOf = (moment: number) => new Date(moment).toISOString().replaceAll(/[:.]/g, '-');

/** Undefined where the text is no stamp. */
function readStamp(stamp: string): number | undefined {
  const parts = /^([\d-]+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(stamp);
  const moment = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`) : NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

const aside = 'before-restore-';

/** Names the folder that keeps the state before a restore. */
export const asideName = (now: number) => `${aside}${stampOf(now)}`;

/** The moment of that restore; undefined for any other folder. */
export const restoredAt = (name: string) => (name.startsWith(aside) ? readStamp(name.slice(aside.length)) : undefined);
