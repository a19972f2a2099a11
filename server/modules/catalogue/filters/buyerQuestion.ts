/** A question of docs/questions.md: where a buyer is, what he chooses there, and of what code every product is that is left. */
export type BuyerQuestion = {
  category: string;
  question: string;
  kind?: string;
  /** Chosen options and sizes, by attribute. */
  any?: Record<string, string[]>;
  /** Ends of a range that is typed. */
  range?: Record<string, [from: string | null, to: string | null]>;
  covers?: Record<string, string>;
  stock?: true;
  leadDays?: number;
  codes: RegExp;
  count: number;
};

/** Puts a category to the questions that are asked in it. */
export const at = (category: string, ...questions: Omit<BuyerQuestion, 'category'>[]): BuyerQuestion[] =>
  questions.map((one) => ({ category, ...one }));
