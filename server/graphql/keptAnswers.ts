import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';

/** An answer and the content revision that it is true of. */
export type KeptAnswer = { revision: number; contentType: string; body: Buffer };

/** The ETag of an answer. It is computed only when needed, since most answers are to a POST, which has none. */
export const etagOf = ({ body }: KeptAnswer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Bytes that all kept answers may take up, and the characters of the longest question that is kept. */
const capacity = 64 * 1024 * 1024;
const longestQuestion = 16 * 1024;

/**
 * Keeps answers to visitors' queries, exact to the last write: an answer of an older revision is not used. A question is
 * all that an answer depends on besides the content: document, variables and accepted types, as they were sent.
 */
export function createKeptAnswers(db: Pick<Db, 'revision'>, maxSize = capacity) {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ body }, question) => body.length + 2 * question.length + 500,
  });
  return {
    get(question: string): KeptAnswer | undefined {
      const answer = answers.get(question);
      // The revision is read from the database, so only when there is an answer to compare it with.
      if (!answer) return undefined;
      return answer.revision === db.revision() ? answer : undefined;
    },
    /** The kept answer of any revision. */
    peek: (question: string) => answers.peek(question),
    /** `revision` is from before the operation ran, since a write may have come in the meantime. */
    keep(question: string, { revision, contentType, text }: { revision: number; contentType: string; text: string }) {
      const answer = { revision, contentType, body: Buffer.from(text) };
      if (question.length <= longestQuestion) answers.set(question, answer);
      return answer;
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
