import { labels } from '../../../../common/labels.ts';
import type { Section } from '../../parts/bench/sections.ts';
import * as words from '../../../words/admin/en/bench.ts';

const rowsOf = (value: unknown) => (value ?? []) as unknown[];

/** The sections of the form of a kind, with what is in each. */
export const kindSections: readonly Section[] = [
  {
    name: 'attributes',
    title: words.kindAttributes,
    fields: ['name', 'attributes'],
    says({ attributes }) {
      const count = rowsOf(attributes).length;
      return count === 0 ? { text: words.none, fill: 'PART' } : { text: String(count), fill: 'FULL' };
    },
  },
  {
    name: 'drawing',
    title: words.kindDrawing,
    fields: ['section', 'letters', 'ownDrawing'],
    says({ section, ownDrawing, letters }) {
      if (!section && !ownDrawing) return { text: words.none, fill: 'PART' };
      return { text: words.lettersTied(rowsOf(letters).length), fill: 'FULL' };
    },
  },
  {
    name: 'weights',
    title: labels.productKind.weights,
    fields: ['weights'],
    says: () => ({ text: words.full, fill: 'FULL' }),
  },
];
