import { readJson, writeJson } from '../../parts/storage/drafts.ts';
import * as words from '../../../words/admin/en/palette.ts';
import type { PaletteItem } from './paletteItem.ts';

/** A thing as it was called when it was opened. Its icon and its picture are not stored. */
type Opened = Pick<PaletteItem, 'to' | 'title' | 'note' | 'site' | 'isTurkish'>;

const most = 5;
const keyOf = (adminId: string) => `palette:${adminId}`;

/** Returns what this admin has opened from the palette in this browser, the latest first. */
export const lastOpened = (adminId: string): PaletteItem[] =>
  (readJson<Opened[]>(keyOf(adminId)) ?? []).map((one) => ({ ...one, group: words.lastOpened }));

export function keepOpened(adminId: string, { to, title, note, site, isTurkish }: PaletteItem) {
  const others = (readJson<Opened[]>(keyOf(adminId)) ?? []).filter((one) => one.to !== to);
  writeJson(keyOf(adminId), [{ to, title, note, site, isTurkish }, ...others].slice(0, most));
}
