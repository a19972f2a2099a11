import { batched } from '../../../context/batched.ts';
import { eventsOfEnquiry, type EventRow } from './enquiryEvents.store.ts';
import { questionsOfEnquiries, type QuestionRecord } from './questions/enquiryQuestions.store.ts';
import { countEnquiryRows, rowsOfEnquiry, type RowRecord } from './enquiryRows.store.ts';

// Each of these reads for a whole list at once. The ids are the enquiries' `seq`.

const grouped = <Part extends { enquirySeq: number }>(ids: string[], parts: Part[]) => {
  const groups = new Map(ids.map((id): [string, Part[]] => [id, []]));
  for (const part of parts) groups.get(String(part.enquirySeq))?.push(part);
  return groups;
};

type None = Record<string, never>;

export const rowsBatched = batched<None, RowRecord[]>(async ({ db }, ids) =>
  grouped(ids, await rowsOfEnquiry(db, ids.map(Number))),
);

export const eventsBatched = batched<None, EventRow[]>(async ({ db }, ids) =>
  grouped(ids, await eventsOfEnquiry(db, ids.map(Number))),
);

export const questionsBatched = batched<None, QuestionRecord[]>(async ({ db }, ids) =>
  grouped(ids, await questionsOfEnquiries(db, ids.map(Number))),
);

export const rowCountsBatched = batched<None, number>(async ({ db }, ids) => {
  const counts = await countEnquiryRows(db, ids.map(Number));
  return new Map(ids.map((id) => [id, counts.get(Number(id)) ?? 0]));
});
