import { numberFormat } from './locale.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const whole = numberFormat({ maximumFractionDigits: 0 });
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** Formats a size as '184 KB' or '1,2 MB', with a no-break space. */
export const fileSize = (bytes: number) =>
  bytes < megabyte
    ? `${whole.format(Math.max(1, bytes / kilobyte))}\u00a0KB`
    : `${tenths.format(bytes / megabyte)}\u00a0MB`;
