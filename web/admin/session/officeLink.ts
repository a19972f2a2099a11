import { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { map } from 'rxjs';
import { inOffice, refusal } from '../../words/admin/en/refusals.ts';

const named = ['label'] as const;

/** The API says these in English sentences or words, by the type of what says them. Everything else is content, and stays. */
const spoken: Record<string, readonly string[]> = {
  Problem: ['message'],
  RowProblem: ['message'],
  FieldChange: ['label', 'before', 'after'],
  SheetReport: ['stops'],
  SheetRow: ['stop'],
  SheetReason: ['message'],
  LeftValue: ['why'],
  LeftPicture: ['why'],
  KeptValue: named,
  ImportRun: ['reasons'],
  PictureBatchFile: ['problem'],
  MergeField: named,
  PlannedField: named,
  PlanStep: ['reason'],
  TranslatedField: named,
  TranslationText: named,
  ChangedTranslation: named,
  RefusedTranslation: named,
};

type Answer = Readonly<Record<string, unknown>>;

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** Says a text of the API, or each of a list. */
function inWords(value: unknown): unknown {
  if (typeof value === 'string') return inOffice(value);
  if (!Array.isArray(value)) return value;
  const all: unknown[] = value.map(inWords);
  return all.every((one, at) => one === value[at]) ? value : all;
}

/** Returns an answer with the words of the API in those of the office; the same object where nothing is said. */
function saidIn<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const all: unknown[] = value.map(saidIn);
    return all.every((one, at) => one === value[at]) ? value : (all as Value);
  }
  if (!isAnswer(value)) return value;
  const fields = spoken[String(value.__typename)] ?? [];
  const all = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    fields.includes(name) ? inWords(part) : saidIn(part),
  ]);
  return all.every(([name, part]) => part === value[name]) ? value : (Object.fromEntries(all) as Value);
}

function refusedIn({ message, extensions, ...error }: GraphQLFormattedError): GraphQLFormattedError {
  const code = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL_SERVER_ERROR';
  const problems: unknown = extensions?.problems;
  const said = Array.isArray(problems)
    ? problems.map((one: unknown) =>
        isAnswer(one) && typeof one.message === 'string' ? { ...one, message: inOffice(one.message) } : one,
      )
    : undefined;
  return {
    ...error,
    message: refusal(message, code),
    extensions: { ...extensions, ...(said && { problems: said }) },
  };
}

/** Says what the API says in English in the language of the office: refusals by their codes, and words of its answers. */
export const officeLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => ({
      ...result,
      ...(result.data && { data: saidIn(result.data) }),
      ...(result.errors && { errors: result.errors.map(refusedIn) }),
    })),
  ),
);
