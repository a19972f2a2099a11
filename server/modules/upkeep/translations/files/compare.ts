import { lockedDifferences } from '../../../../../common/text/lockedParts.ts';
import { isSameText, nameOf, withPlainLines, type FileUnit, type UnitKey } from './unit.ts';

/** A text as the site has it. */
export type PresentText = {
  source: string;
  target: string | null;
  mostLetters: number | null;
  /** It is outdated, or a machine's: a translator may say that it is right. */
  isOpen?: boolean;
};

/** Why a unit of a file is not applied. Programs read these words, so they stay as they are. */
export type UnitProblem = 'UNKNOWN' | 'TWICE' | 'SOURCE_CHANGED' | 'TAGS_LOST' | 'TAGS_ADDED' | 'TOO_LONG';

export type Change = UnitKey & { source: string; before: string | null; target: string };
export type Refused = UnitKey & {
  problem: UnitProblem;
  /** It names what was lost, what is too much, or how many letters there may be. */
  detail: string | null;
  /** The Turkish text of the file, where it is another one than that of the site. */
  source: string;
  present: string | null;
  target: string | null;
};
export type Comparison = { changes: Change[]; refused: Refused[]; same: number; empty: number };

/** Compares what a file says with what the site has: which texts it changes, and which of its units are refused, and why. */
export function compareUnits(units: FileUnit[], presentOf: (key: UnitKey) => PresentText | undefined): Comparison {
  const result: Comparison = { changes: [], refused: [], same: 0, empty: 0 };
  const seen = new Set<string>();
  for (const unit of units) {
    const { entity, id, field, source, target } = unit;
    const name = nameOf(unit);
    const present = presentOf(unit);
    const refuse = (problem: UnitProblem, detail: string | null = null) =>
      void result.refused.push({
        entity,
        id,
        field,
        problem,
        detail,
        source,
        present: present?.source ?? null,
        target,
      });
    if (!present) refuse('UNKNOWN');
    else if (seen.has(name)) refuse('TWICE');
    else if (target === null) result.empty++;
    else if (present.target !== null && isSameText(target, present.target) && !(present.isOpen && unit.isFinal))
      result.same++;
    else if (!isSameText(source, present.source)) refuse('SOURCE_CHANGED');
    else {
      const { lost, added } = lockedDifferences(source, target);
      const foreign = [...(unit.tags ?? []), ...added];
      const letters = [...target].length;
      if (lost.length > 0) refuse('TAGS_LOST', lost.join(' '));
      else if (foreign.length > 0) refuse('TAGS_ADDED', foreign.join(' '));
      else if (present.mostLetters !== null && letters > present.mostLetters)
        refuse('TOO_LONG', `${letters} of ${present.mostLetters}`);
      else
        result.changes.push({
          entity,
          id,
          field,
          source: present.source,
          before: present.target,
          target: withPlainLines(target).trim(),
        });
    }
    seen.add(name);
  }
  return result;
}
