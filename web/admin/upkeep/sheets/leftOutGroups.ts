import type { TrialRow } from './sheetTypes.ts';

/** The totals link to the panel with this id. */
export const leftOutId = 'left-out';

/** One cause for which several rows are left out. */
export type Group = {
  input: string;
  message: string;
  /** The text of their cells; null where they differ. */
  value: string | null;
  suggestion: string | null;
  lines: number[];
};

/**
 * Returns the causes that several rows share, or that one question cures, the most frequent first, and the rows that have another
 * one as well, with that one alone.
 */
export function groupRows(
  rows: TrialRow[],
  isCured: (group: Group) => boolean = () => false,
): { groups: Group[]; single: TrialRow[] } {
  const byCause = new Map<string, Group>();
  const causeOf = ({ input, message }: Pick<Group, 'input' | 'message'>) => `${input} ${message}`;
  for (const { line, reasons } of rows)
    for (const { input, message, value, suggestion } of reasons) {
      const group = byCause.get(causeOf({ input, message }));
      if (group) {
        group.lines.push(line);
        if (group.value !== value) group.value = null;
      } else
        byCause.set(causeOf({ input, message }), {
          input,
          message,
          value,
          suggestion: suggestion ?? null,
          lines: [line],
        });
    }
  const groups = [...byCause.values()].filter((group) => group.lines.length > 1 || isCured(group));
  const shared = new Set(groups.map(causeOf));
  return {
    groups: groups.sort((a, b) => b.lines.length - a.lines.length),
    single: rows.flatMap((row) => {
      const reasons = row.reasons.filter((reason) => !shared.has(causeOf(reason)));
      return row.reasons.length === 0 || reasons.length > 0 ? [{ ...row, reasons }] : [];
    }),
  };
}

/** Returns '2–4, 7, 9–301', and cuts the list after so many parts. */
export function rangesOf(lines: number[], most = 12): string {
  const ranges: [number, number][] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const texts = ranges.slice(0, most).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return texts.join(', ') + (ranges.length > most ? ', …' : '');
}
