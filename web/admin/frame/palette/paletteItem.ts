import type { SvgIcon } from '@mui/material';
import { fold } from '../../../../common/text/letters.ts';
import type { PaletteFindsQuery } from './palette.generated.ts';

/** Something that the palette leads to. */
export interface PaletteItem {
  /** Its address in the admin; unlike other addresses, an action's is not unique. */
  to: string;
  /** The heading that it stands below. */
  group: string;
  title: string;
  /** Stands after the title, in a quieter colour. */
  note?: string;
  /** Stands at the right edge. */
  when?: string;
  /** The content is Turkish. */
  isTurkish?: boolean;
  /** The page that visitors see. */
  site?: string;
  /** The screen is opened and its "Add" is pressed. */
  begins?: boolean;
  product?: NonNullable<PaletteFindsQuery['products']>['nodes'][number];
  Icon?: typeof SvgIcon;
  /** True where its whole code or number was typed. */
  isExact?: boolean;
}

/** At most so many rows of a group are shown, and of all groups together. */
const mostOfGroup = 3;
const mostOfAll = 9;

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** Returns whether each typed word begins a word of the text. */
export function fits(typed: string, text: string) {
  const words = wordsOf(text);
  return wordsOf(typed).every((one) => words.some((word) => word.startsWith(one)));
}

/** Compares codes and numbers without their marks: '6204 2rs' is '6204-2RS'. */
export function isSameCode(typed: string, code: string | null) {
  const bare = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return code !== null && bare(typed) !== '' && bare(typed) === bare(code);
}

/** Shows a few rows of each group, and the group of an exact code first. */
export function chosenOf(groups: PaletteItem[][]): PaletteItem[] {
  const isExact = (group: PaletteItem[]) => group[0]?.isExact === true;
  const [exact, others] = [groups.filter(isExact), groups.filter((group) => !isExact(group))];
  return [...exact, ...others].flatMap((group) => group.slice(0, mostOfGroup)).slice(0, mostOfAll);
}
