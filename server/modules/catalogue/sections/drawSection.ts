import type { Section } from '../../../../common/measures/sections.ts';
import { layOut, type Layout, type Room } from './shapes/layOut.ts';
import type { Generator, Measures, Part } from './shapes/shapes.ts';
import { generators } from './parts/generators.ts';

const isMeasure = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0;

/**
 * Makes a part from what is known of it: a measure that is unknown has no dimension. Returns null where nothing is known, or
 * where the measures contradict each other.
 */
export function partOf(section: Section, entered: Measures, said = ''): Part | null {
  const { draw, letters }: Generator = generators[section];
  const known = Object.fromEntries(
    Object.keys(letters).flatMap((letter) => (isMeasure(entered[letter]) ? [[letter, entered[letter]]] : [])),
  );
  if (Object.keys(known).length === 0) return null;
  const part = draw(known, said);
  if (!part) return null;
  return { ...part, dimensions: part.dimensions.filter(({ letter }) => letter in known) };
}

/** Draws a section as large as the room allows. */
export function drawSection(section: Section, measures: Measures, said?: string, room?: Room): Layout | null {
  const part = partOf(section, measures, said);
  return part && layOut(part, room);
}
