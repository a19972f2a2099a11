import { z } from 'zod';
import { statuses } from '../../../../common/enumWords.ts';
import type { Status } from '../../../graphql/generated/schema.ts';
import type { InputProps } from '../forms/formFields.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/parts.ts';

const options = Object.entries(statuses).map(([value, label]) => ({ value, label }));

const statusRule: z.ZodType<Status | null> = z
  .enum(['', 'PUBLISHED', 'DRAFT', 'HIDDEN'])
  .transform((status) => (status === '' ? null : status));

/** The field of a form for whether visitors see a thing. `hint` says what comes of it. */
export const statusField = (label: string, hint: string) => ({
  label,
  blank: '',
  stored: ({ status }: { status: Status }): string => status,
  check: statusRule,
  show: (status: unknown) => (statuses as Partial<Record<string, string>>)[String(status)] ?? words.byTheSettings,
  input: (field: InputProps) => <SelectInput {...field} options={options} none={words.byTheSettings} hint={hint} />,
});
