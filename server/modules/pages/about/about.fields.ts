import { labels } from '../../../../common/labels.ts';
import type { about, AboutNumber, AboutSection, AboutStep } from '../../../db/tables/aboutTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { list, status, text, value } from '../../../fields/kinds.ts';
import type { AboutInput } from '../../../../common/generated/validators.ts';

/** An admin enters all columns of the about page but the id and the version. */
export type AboutValues = Omit<typeof about.$inferSelect, 'id' | 'version'>;

const words = labels.about;
const blank: AboutSection = { title: '', description: '', icon: 'target' };

export const aboutFields: Fields<AboutValues> = {
  heroTitle: text({ label: words.heroTitle, key: 'heroTitle' }),
  heroDescription: text({ label: words.heroDescription, key: 'heroDescription' }),
  mission: value({ label: words.mission, key: 'mission', blank }),
  vision: value({ label: words.vision, key: 'vision', blank }),
  values: value({ label: words.values, key: 'values', blank }),
  team: value({ label: words.team, key: 'team', blank }),
  numbers: list<AboutNumber>({ label: words.numbers, key: 'numbers' }),
  steps: list<AboutStep>({ label: words.steps, key: 'steps' }),
  documentIds: list<string>({ label: words.documentIds, key: 'documents' }),
  status: status({ label: words.status }),
} satisfies Fields<AboutValues> & Record<keyof (typeof AboutInput)['shape'], unknown>;
