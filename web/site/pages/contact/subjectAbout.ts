import { shorten } from '../../parts/meta/meta.ts';

/** So that with the word after it a name stays within the 200 characters of a subject. */
const longestName = 180;

export const subjectAbout = (name: string) => `${shorten(name, longestName)} hakkında`;
