const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Formats a size as '184 KB' or '1,2 MB', with a no-break space. */
export const fileSize = (bytes: number) =>
  bytes < megabyte
    ? `${whole.format(Math.max(1, bytes / kilobyte))}\u00a0KB`
    : `${tenths.format(bytes / megabyte)}\u00a0MB`;
