import { labels } from '../../../../common/labels.ts';
import type { about, AboutNumber, AboutSection, AboutStep } from '../../../db/tables/aboutTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { list, status, text, value, worded } from '../../../fields/kinds.ts';
import { listedWords, namedWords } from '../../../fields/words.ts';
import type { AboutInput } from '../../../../common/generated/validators.ts';

/** An admin enters all columns of the about page but the id and the version. */
export type AboutValues = Omit<typeof about.$inferSelect, 'id' | 'version'>;

const words = labels.about;
const blank: AboutSection = { title: '', description: '', icon: 'target' };

export const aboutFields: Fields<AboutValues> = {
  heroTitle: worded(text({ label: words.heroTitle, key: 'heroTitle' })),
  heroDescription: worded(text({ label: words.heroDescription, key: 'heroDescription' })),
  mission: { ...value({ label: words.mission, key: 'mission', blank }), words: namedWords('title', 'description') },
  vision: { ...value({ label: words.vision, key: 'vision', blank }), words: namedWords('title', 'description') },
  values: { ...value({ label: words.values, key: 'values', blank }), words: namedWords('title', 'description') },
  team: { ...value({ label: words.team, key: 'team', blank }), words: namedWords('title', 'description') },
  numbers: { ...list<AboutNumber>({ label: words.numbers, key: 'numbers' }), words: listedWords('label', 'value') },
  steps: { ...list<AboutStep>({ label: words.steps, key: 'steps' }), words: listedWords('title', 'description') },
  documentIds: list<string>({ label: words.documentIds, key: 'documents' }),
  status: status({ label: words.status }),
} satisfies Fields<AboutValues> & Record<keyof (typeof AboutInput)['shape'], unknown>;
