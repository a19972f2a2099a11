import { int, json, table, text } from '../columns/columns.ts';
import { status, version } from './tables.ts';

/** The about page: one row with the id 1. Cards and lists are JSON, since no query reads inside them. */
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
  /** Ids in their order; those of deleted rows are skipped. */
  documentIds: json<string[]>('document_ids').notNull().default([]),
  status: status(),
  version: version(),
});

export type AboutNumber = { value: string; label: string };
export type AboutStep = { title: string; description: string };

export type AboutSection = { title: string; description: string; icon: AboutIcon };
export type AboutIcon =
  | 'target'
  | 'lightbulb'
  | 'users'
  | 'award'
  | 'chart'
  | 'globe'
  | 'heart'
  | 'star'
  | 'shield'
  | 'rocket';
