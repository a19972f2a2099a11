export const nightly = 'nightly';
/** The name of a backup that somebody asked for begins with this. */
export const byHand = 'vitrin';

/** The name of a backup gives these facts. */
export type Named = { isNightly: boolean; madeAt: number; isEncrypted: boolean };

const shape = /^(?<kind>nightly|vitrin)-(?<stamp>[^.]+)\.tar(?<sealed>\.enc)?$/;

/** Reads a name such as 'nightly-2026-11-22T03-00-00-000Z.tar'; returns undefined for any other name. */
export function readName(name: string): Named | undefined {
  const { kind, stamp = '', sealed } = shape.exec(name)?.groups ?? {};
  const madeAt = readStamp(stamp);
  return madeAt === undefined ? undefined : { isNightly: kind === nightly, madeAt, isEncrypted: sealed !== undefined };
}

/** Returns a stamp such as '2026-11-22T03-00-00-000Z', which sorts by time and is valid in every file system. */
export const stampOf = (moment: number) => new Date(moment).toISOString().replaceAll(/[:.]/g, '-');

/** Returns undefined when the text is not a stamp. */
function readStamp(stamp: string): number | undefined {
  const parts = /^([\d-]+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(stamp);
  const moment = parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`) : NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

const aside = 'before-restore-';

/** The folder of this name keeps the state before a restore. */
export const asideName = (now: number) => `${aside}${stampOf(now)}`;

/** Returns the moment of that restore; undefined for any other folder. */
export const restoredAt = (name: string) => (name.startsWith(aside) ? readStamp(name.slice(aside.length)) : undefined);

const whole = '.whole-';

/** The whole form of a thin backup, for downloads, has this name for a day. */
export const wholeName = (name: string) => `${whole}${name}`;
export const isWholeForm = (name: string) => name.startsWith(whole);
