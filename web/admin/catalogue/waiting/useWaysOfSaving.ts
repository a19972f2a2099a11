import { useRef } from 'react';
import * as words from '../../../words/admin/en/waiting.ts';

/** A save goes to the site, or waits, or publishes what waits. */
export type Way = 'SAVE' | 'KEEP' | 'PUBLISH';

type Send<Input, Row> = (input: Input, version: number | null) => Promise<Row>;

interface Ways<Input, Row> {
  /** The way of Ctrl+S; a button may set another one before the form is sent. */
  usual: Way;
  ways: Record<Way, Send<Input, Row>>;
  /** The values that are saved. */
  kind: keyof typeof words.changesWait;
  /** The sentences about a save that goes to the site, and about one that fails. */
  notices: { saved: string; failed: string };
}

/** Saves a thing in one of three ways. */
export function useWaysOfSaving<Input, Row>({ usual, ways, kind, notices }: Ways<Input, Row>) {
  const chosen = useRef<Way>(undefined);
  const last = useRef<Way>(usual);
  return {
    choose: (way: Way) => void (chosen.current = way),
    isKept: () => last.current === 'KEEP',
    notices: {
      get saved() {
        if (last.current === 'KEEP') return words.changesWait[kind];
        return last.current === 'PUBLISH' ? words.theChangesAreOnTheSite : notices.saved;
      },
      failed: notices.failed,
    },
    send(input: Input, version: number | null) {
      last.current = chosen.current ?? usual;
      return ways[last.current](input, version);
    },
  };
}
