import type { LineKind } from './sums.ts';
import { chosen as ofSite } from '../words/tr/sales.ts';

/** A buyer's choice in an offer: the ids of optional lines, and of alternatives that replace their lines. */
export interface Choice {
  options: readonly string[];
  alternatives: readonly string[];
}

interface Line {
  id: string;
  kind: LineKind;
}

/** A line that is no alternative, with those that the buyer may take instead of it. */
export interface LineGroup<L> {
  main: L;
  alternatives: L[];
}

/** Groups lines: each alternative belongs to the nearest line above it that is none. */
export function groupsOf<L extends Line>(lines: readonly L[]): LineGroup<L>[] {
  const groups: LineGroup<L>[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'ALTERNATIVE' && last) last.alternatives.push(line);
    else groups.push({ main: line, alternatives: [] });
  }
  return groups;
}

/** Returns the line of a group that would be ordered: the chosen alternative, else its main line. */
export const lineTaken = <L extends Line>({ main, alternatives }: LineGroup<L>, choice: Choice): L =>
  alternatives.find(({ id }) => choice.alternatives.includes(id)) ?? main;

/** Returns whether a group is ordered: an optional line is only if the buyer chose it. */
export const isOrdered = <L extends Line>({ main }: LineGroup<L>, { options }: Choice) =>
  main.kind !== 'OPTIONAL' || options.includes(main.id);

/** Returns the lines that are ordered, in order: each is a plain one from then on, and takes part in the sums. */
export const orderedLines = <L extends Line>(lines: readonly L[], choice: Choice): (L & { kind: 'PLAIN' })[] =>
  groupsOf(lines)
    .filter((group) => isOrdered(group, choice))
    .map((group) => ({ ...lineTaken(group, choice), kind: 'PLAIN' as const }));

type ChoiceWords = {
  [Name in keyof typeof ofSite]: (typeof ofSite)[Name] extends string ? string : (typeof ofSite)[Name];
};

/** Says of each line that is not plain what the buyer chose: 'Seçenek: 2. satırın yerine seçildi'. */
export function choiceTexts(lines: readonly Line[], choice: Choice, words: ChoiceWords = ofSite): string[] {
  const placeOf = (line: Line) => lines.indexOf(line) + 1;
  const texts = new Map<Line, string>();
  for (const group of groupsOf(lines)) {
    const { main, alternatives } = group;
    const taken = lineTaken(group, choice);
    const isIn = isOrdered(group, choice);
    const said = [
      main.kind === 'OPTIONAL' && (isIn ? words.optionalIn : words.optionalOut),
      taken !== main && words.replacedBy(placeOf(taken)),
    ];
    texts.set(main, said.filter(Boolean).join(', '));
    const place = placeOf(main);
    for (const one of alternatives)
      texts.set(one, one === taken && isIn ? words.alternativeTaken(place) : words.alternativeLeft(place));
  }
  return lines.map((line) => texts.get(line) ?? '');
}

/** Returns the first id that is not of a line of that kind, or the second alternative of one line; undefined for none. */
export function wrongChoice(lines: readonly Line[], { options, alternatives }: Choice): keyof Choice | undefined {
  const isOf = (kind: LineKind) => (id: string) => lines.some((line) => line.id === id && line.kind === kind);
  if (!options.every(isOf('OPTIONAL'))) return 'options';
  const isTwice = groupsOf(lines).some(
    (group) => group.alternatives.filter(({ id }) => alternatives.includes(id)).length > 1,
  );
  return isTwice || !alternatives.every(isOf('ALTERNATIVE')) ? 'alternatives' : undefined;
}
