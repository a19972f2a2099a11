import { createHash } from 'node:crypto';
import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from '../context/context.ts';
import { mayBeKept } from '../context/unkept.ts';
import { createLine } from '../db/line.ts';
import { letNewcomersIn } from '../db/turns/newcomers.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { withTexts, type Texts } from '../../common/text/textFacts.ts';
import type { Answer, Ask } from './drawing/drawing.ts';

type Asked = { name: string; variables: Record<string, unknown> };
/** A page's question to the API, with the fingerprint of the answer. */
export type Answered = Asked & { fingerprint: string };

/** The answers to the questions of one page. */
export type Answers = {
  /** For the page's client. */
  ask: Ask;
  /** Forgets which questions were given, before the page is drawn once more. */
  startOver(): void;
  /** Whether the API still gives the same answers. The new ones are kept for the page, so that nothing is asked twice. */
  areSame(before: Answered[]): Promise<boolean>;
  /** Whether the storage failed to answer a question, so that the content is unknown. */
  failed(): boolean;
  /** Whether an answer is for one visitor only. */
  isOwn(): boolean;
  /** Seconds after which a refused question may be asked again. */
  retryAfter(): number | undefined;
  /** All questions of the page; undefined when an answer was an error, which may be temporary. */
  given(): Answered[] | undefined;
};

/** An error of the API contains the original one, which may be an error of the API itself. */
const isOfStorage = (error: unknown): boolean =>
  storageFailureOf(error) !== undefined ||
  (error instanceof Error && 'originalError' in error && isOfStorage(error.originalError));

const waitOf = ({ extensions: { retryAfter } }: GraphQLError) =>
  typeof retryAfter === 'number' ? retryAfter : undefined;

const keyOf = ({ name, variables }: Asked) => name + JSON.stringify(variables);
const fingerprintOf = (json: string) => createHash('sha256').update(json).digest('base64');

/** Answers an operation of a page, which is known to be valid. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
) => Promise<ExecutionResult>;

/** Returns how to get the answers for a page. */
export function createAsking(execute: Execute) {
  // Documents are shared by the unique name of their operation: each page's client would bring a copy of its own.
  const documents = new Map<string, DocumentNode>();

  return (context: () => Context): Answers => {
    const known = new Map<string, Promise<Answer & { isError: boolean }>>();
    const given: (Asked & { json: string; isError: boolean })[] = [];
    let texts: Texts = {};
    let failed = false;
    let isOwn = false;
    let retryAfter: number | undefined;
    // The questions of a page, and their dear parts, are begun in several turns of the event loop: others wait for one, not for all.
    const line = createLine();
    const nextPiece = () => line(letNewcomersIn);
    async function ask(document: DocumentNode, variables: Asked['variables']) {
      const asking = context();
      asking.place ??= { nextPiece, end: () => undefined };
      await nextPiece();
      const result = await execute(document, variables, asking);
      texts = withTexts(texts, (result.extensions?.texts ?? {}) as Texts);
      failed ||= result.errors?.some(isOfStorage) ?? false;
      isOwn ||= !mayBeKept(asking);
      retryAfter ??= result.errors?.map(waitOf).find((seconds) => seconds !== undefined);
      return { json: JSON.stringify(result), texts, isError: result.errors !== undefined };
    }

    return {
      async ask({ name, document: sent, variables }) {
        const document = documents.get(name) ?? sent;
        if (name) documents.set(name, document);
        const answer = await (known.get(keyOf({ name, variables })) ?? ask(document, variables));
        given.push({ name, variables, ...answer });
        return { ...answer, texts };
      },
      startOver: () => void given.splice(0),
      async areSame(before) {
        for (const { fingerprint, ...question } of before) {
          const document = documents.get(question.name);
          if (!document) return false;
          const answer = ask(document, question.variables);
          known.set(keyOf(question), answer);
          if (fingerprintOf((await answer).json) !== fingerprint) return false;
        }
        return true;
      },
      failed: () => failed,
      isOwn: () => isOwn,
      retryAfter: () => retryAfter,
      given: () =>
        given.some(({ name, isError }) => !name || isError)
          ? undefined
          : given.map(({ name, variables, json }) => ({ name, variables, fingerprint: fingerprintOf(json) })),
    };
  };
}
