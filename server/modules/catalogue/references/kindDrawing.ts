import type { z } from 'zod';
import type { ProductKindInput } from '../../../../common/generated/validators.ts';
import { badInput } from '../../../core/errors.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import type { KindValues } from './kinds.fields.ts';

type Input = z.infer<typeof ProductKindInput>;
type Drawing = Pick<KindValues, 'section' | 'letters' | 'ownDrawing'>;

const letterForm = /^\p{L}[\p{L}\p{N}]{0,2}$/u;

/** Converts what the input says of a kind's drawing; a change keeps what it leaves out. Throws `BAD_USER_INPUT`. */
export function kindDrawing(input: Input, before: Drawing | undefined): Drawing {
  const { section = before?.section, ownDrawing } = input;
  return {
    section: section ?? null,
    letters: lettersOf(input, before),
    ownDrawing: ownDrawing === undefined ? (before?.ownDrawing ?? null) : cleaned(ownDrawing),
  };
}

function lettersOf({ attributes, letters }: Input, before: Drawing | undefined): Drawing['letters'] {
  const own = new Set(attributes.map(({ attributeId }) => attributeId));
  // An attribute that the kind no longer has takes its letter along.
  if (letters === undefined) return before?.letters.filter(({ attributeId }) => own.has(attributeId)) ?? [];
  const refuse = (message: string) => badInput('letters', message);
  const [seen, used] = [new Set<string>(), new Set<string>()];
  return (letters ?? []).map(({ letter: entered, attributeId }) => {
    const letter = entered.normalize('NFC').trim();
    if (!letterForm.test(letter))
      throw refuse(
        `“${letter}” is no letter of a drawing: enter one letter, and up to two letters or digits after it.`,
      );
    if (seen.has(letter)) throw refuse(`The letter ${letter} stands twice.`);
    if (used.has(attributeId)) throw refuse(`The attribute ${attributeId} has two letters.`);
    if (!own.has(attributeId)) throw refuse(`The attribute ${attributeId} is not one of the kind’s.`);
    seen.add(letter);
    used.add(attributeId);
    return { letter, attributeId };
  });
}

function cleaned(text: string | null): string | null {
  if (text === null) return null;
  const read = cleanDrawing(text);
  if (read.problem !== undefined) throw badInput('ownDrawing', read.problem);
  return read.svg;
}
