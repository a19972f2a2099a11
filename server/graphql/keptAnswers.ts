import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';

/** An answer as it is kept: of one content revision. */
export type KeptAnswer = { revision: number; contentType: string; body: Buffer };

/** Made when it is asked for: most answers are to a POST, which has none. */
export const etagOf = ({ body }: KeptAnswer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Bytes that all kept answers may take up, and the longest question that is kept. */
const capacity = 64 * 1024 * 1024;
const longestQuestion = 16 * 1024;

/**
 * Answers to visitors' queries, exact to the last write: one of an older revision is as good as none. A question is all
 * that an answer hangs on besides the content: document, variables and what the client accepts, as they were sent.
 */
export function createKeptAnswers(db: Pick<Db, 'revision'>, maxSize = capacity) {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ body }, question) => body.length + 2 * question.length + 500,
  });
  return {
    get(question: string): KeptAnswer | undefined {
      const answer = answers.get(question);
      // The revision is asked of the database: only where it decides.
      if (!answer) return undefined;
      return answer.revision === db.revision() ? answer : undefined;
    },
    /** Whatever its revision. */
    peek: (question: string) => answers.peek(question),
    /** `revision` is that from before the question was looked into: a write may have come meanwhile. */
    keep(question: string, { revision, contentType, text }: { revision: number; contentType: string; text: string }) {
      const answer = { revision, contentType, body: Buffer.from(text) };
      if (question.length <= longestQuestion) answers.set(question, answer);
      return answer;
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
