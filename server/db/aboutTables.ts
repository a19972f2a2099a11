import { int, json, table, text } from './columns.ts';
import { version } from './tables.ts';

/** One row, id 1: cards and lists as JSON, since no query looks inside them. */
export const about = table('about', {
  id: int('id').primaryKey(),
  heroTitle: text('hero_title').notNull(),
  heroDescription: text('hero_description').notNull(),
  mission: json<AboutSection>('mission').notNull(),
  vision: json<AboutSection>('vision').notNull(),
  values: json<AboutSection>('values').notNull(),
  team: json<AboutSection>('team').notNull(),
  numbers: json<AboutNumber[]>('numbers').notNull().default([]),
  steps: json<AboutStep[]>('steps').notNull().default([]),
  /** In their order; those that were deleted since are passed over. */
  documentIds: json<string[]>('document_ids').notNull().default([]),
  version: version(),
});

export type AboutNumber = { value: string; label: string };
export type AboutStep = { title: string; description: string };

export type AboutSection = { title: string; description: string; icon: AboutIcon };
export type AboutIcon =
  'target' | 'lightbulb' | 'users' | 'award' | 'chart' | 'globe' | 'heart' | 'star' | 'shield' | 'rocket';
