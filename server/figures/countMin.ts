/** A count is kept up to this number, and read no further. */
const highest = 255;

/**
 * Counts texts in a fixed piece of memory, whatever their number (count-min sketch). A text is counted at least as often as
 * it came; when more than `most` different ones came, all begin again.
 */
export function createCountMin({ width = 65_536, depth = 4, most = 50_000 } = {}) {
  const cells = new Uint8Array(width * depth);
  let different = 0;
  /** FNV-1a, with another beginning for each row. */
  function cellOf(text: string, row: number) {
    let hash = (2_166_136_261 ^ Math.imul(row + 1, 0x9e37_79b1)) >>> 0;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
    return row * width + (((hash ^ (hash >>> 13)) >>> 0) % width);
  }
  const cellsOf = (text: string) => Array.from({ length: depth }, (_, row) => cellOf(text, row));
  const lowest = (places: number[]) => Math.min(...places.map((place) => cells[place] ?? 0));

  return {
    /** Returns how often the text has come, with this time. */
    add(text: string): number {
      if (different >= most) {
        cells.fill(0);
        different = 0;
      }
      const places = cellsOf(text);
      const before = lowest(places);
      if (before === 0) different++;
      const now = Math.min(before + 1, highest);
      // Only the lowest cells rise, so that other texts are counted too often as rarely as possible.
      for (const place of places) cells[place] = Math.max(cells[place] ?? 0, now);
      return now;
    },
    /** Returns how often the text has come. */
    count: (text: string) => lowest(cellsOf(text)),
  };
}
