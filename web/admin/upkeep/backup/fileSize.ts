const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const step = 1024;

/** '184 KB', '1.2 GB'. */
export function fileSize(bytes: number): string {
  const place = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const size = bytes / step ** place;
  return `${size < 10 && place > 0 ? size.toFixed(1) : Math.round(size)} ${units[place]}`;
}
