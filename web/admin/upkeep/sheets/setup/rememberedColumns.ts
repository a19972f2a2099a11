import { readJson, writeJson } from '../../../parts/storage/drafts.ts';
import type { Answers, Columns, Sheet } from '../sheetTypes.ts';

type Reading = { columns: Columns; answers: Answers };
type Remembered = Reading & { headings: string[] };

const key = 'sheet-readings';
/** This many kinds of file are remembered, the latest first. */
const most = 30;
/** A file is of a remembered kind when it shares this part of the column names. */
const enough = 0.7;

const headingsOf = ({ columns }: Sheet) => columns.map(({ heading }) => heading);

/** Returns which part of all column names two files share. */
const likeness = (one: string[], other: string[]) =>
  one.filter((heading) => other.includes(heading)).length / Math.max(one.length, other.length);

/**
 * Returns how the most similar file was read. A column that it did not have is read as its heading says, and what is
 * remembered has priority.
 */
export function rememberedReading(sheet: Sheet): Reading {
  const headings = headingsOf(sheet);
  const [best] = (readJson<Remembered[]>(key) ?? [])
    .map((kind) => ({ kind, like: likeness(kind.headings, headings) }))
    .filter(({ like }) => like >= enough)
    .sort((a, b) => b.like - a.like);
  if (!best) return { columns: sheet.columns.map(({ field }) => field ?? null), answers: {} };
  const { kind } = best;
  const columns = sheet.columns.map(({ heading, field, hasOtherIds }) => {
    const place = kind.headings.indexOf(heading);
    const column = kind.columns[place] ?? null;
    // Two suppliers may have the same column names, and each has a product 1.
    if (place >= 0) return column === 'id' && hasOtherIds ? null : column;
    return field && !kind.columns.includes(field) ? field : null;
  });
  return { columns, answers: kind.answers };
}

/** How the file itself is read is found out again, since the names of the columns depend on it. */
export function rememberReading(sheet: Sheet, { columns, answers: { format: _, ...answers } }: Reading) {
  const headings = headingsOf(sheet);
  const others = (readJson<Remembered[]>(key) ?? []).filter((kind) => kind.headings.join('|') !== headings.join('|'));
  writeJson(key, [{ headings, columns, answers }, ...others].slice(0, most));
}
