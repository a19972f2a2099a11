import { type ProfileSetup, type ProfileStep, profileSetup } from '../../../../common/imports/profileSetup.ts';
import { labels } from '../../../../common/labels.ts';
import { plainText, type ShownField } from '../../../entity/shownFields.ts';
import { badInputs } from '../../../core/errors.ts';

const stepText = ({ kind, ...more }: ProfileStep) => [kind, plainText(more)].filter(Boolean).join(' ');

const columnText = ({ heading, field, steps, blank }: ProfileSetup['columns'][number]) =>
  `${heading} → ${[field ?? 'not imported', ...steps.map(stepText), ...(blank === 'CLEAR' ? ['blank clears'] : [])].join(', ')}`;

/** Returns a profile as people read it: its columns one by one, and each further rule. */
export function shownSetup({ name, setup }: { name: string; setup: ProfileSetup }): ShownField[] {
  const { columns, fixed, answers, format, limits, ...rules } = setup;
  const shown = (field: string, label: string, text: string) => ({ field, label, text });
  return [
    shown('name', labels.importProfile.name, name),
    shown('setup.columns', 'Columns', columns.map(columnText).join('\n')),
    shown('setup.fixed', 'Without a column', fixed.map((one) => `${one.field}: ${fixedText(one)}`).join('\n')),
    shown('setup.answers', 'Answers', answers.map(({ from, to }) => `${from} = ${to}`).join('\n')),
    shown('setup.format', 'Format', plainText(format)),
    shown('setup.rules', 'Rules', plainText(rules)),
    shown('setup.limits', 'Stops itself', plainText(limits)),
  ];
}

const fixedText = ({ value, sameAsName }: ProfileSetup['fixed'][number]) => (sameAsName ? 'same as name' : value);

/** Reads what a profile says; what is left out is as usual. Throws `BAD_USER_INPUT`, which names each wrong place. */
export function readSetup(given: unknown): ProfileSetup {
  const { data, error } = profileSetup.safeParse(given ?? {});
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => ({ field: ['setup', ...path].join('.'), message }));
  const [first] = problems;
  throw badInputs(problems, `${first?.message} (at ${first?.field}).`);
}
