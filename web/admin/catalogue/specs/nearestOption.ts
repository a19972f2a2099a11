import { bareCode, fold } from '../../../../common/text/letters.ts';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns how many letters have to be added, removed or replaced to make one text of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, against] of [...other].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === against ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Says how near an option is to what was typed: 0 is not near at all. */
function nearness(option: string, typed: string): number {
  const [all, some] = [wordsOf(option), wordsOf(typed)];
  if (some.length === 0 || all.length === 0) return 0;
  const [whole, part] = [bareCode(option), bareCode(typed)];
  if (whole === part) return 6;
  // '2RS' for '2RS, temaslı NBR': it begins with the words, or has all of them.
  if (some.every((word, place) => all[place] === word)) return 5;
  if (some.every((word) => all.includes(word))) return 4;
  if (whole.startsWith(part)) return 3;
  if (some.every((word) => all.some((one) => one.startsWith(word)))) return 2.5;
  // 'ZZ sac kapaklı' for 'ZZ': more was typed than the option has.
  if (all.every((word) => some.includes(word))) return 2;
  const wrong = Math.min(distance(whole, part), distance(all[0] ?? '', part));
  return part.length >= 3 && wrong <= Math.floor(part.length / 3) ? 1.5 - wrong / 10 : 0;
}

/** Returns the option that was most likely meant by what was typed; undefined where none is near. */
export function nearestOption<Option extends { name: string }>(options: readonly Option[], typed: string) {
  let best: { option: Option; near: number } | undefined;
  for (const option of options) {
    const near = nearness(option.name, typed);
    if (near > (best?.near ?? 0)) best = { option, near };
  }
  return best?.option;
}
