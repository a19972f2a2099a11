import { z } from 'zod';
import { lowerCase } from '../../../../common/text/locale.ts';
import { sections } from '../../../../common/measures/sections.ts';
import type { SectionSampleQuery } from './kinds.generated.ts';
import type { KindLetterInput } from '../../../graphql/generated/schema.ts';

export type Sample = SectionSampleQuery['sectionSample'];
type Attribute = { attributeId: string; name: string };

export const kindLettersRule: z.ZodType<KindLetterInput[]> = z.array(
  z.object({ letter: z.string(), attributeId: z.string() }),
);

/** A select says '' where nothing is chosen. */
export const sectionRule = z.preprocess((section) => section || null, z.enum(sections).nullable());

const plain = (name: string) => lowerCase(name.normalize('NFC').trim());

/** Gives each letter of a section the attribute that has one of its usual names; each attribute gets one letter. */
export function proposedLetters({ letters }: Sample, attributes: Attribute[]): KindLetterInput[] {
  const used = new Set<string>();
  return letters.flatMap(({ letter, names }) => {
    const found = names
      .map((name) => attributes.find((one) => plain(one.name) === plain(name) && !used.has(one.attributeId)))
      .find((one) => one !== undefined);
    if (!found) return [];
    used.add(found.attributeId);
    return [{ letter, attributeId: found.attributeId }];
  });
}

/** Returns the letters that an uploaded drawing has dimensions for. */
export const lettersIn = (svg: string) => [
  ...new Set([...svg.matchAll(/data-measure\s*=\s*["']([^"']{1,3})["']/g)].map(([, letter = '']) => letter)),
];
