import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import { bytesOf, type SentSheet } from '../../../spreadsheet/fileJob.ts';
import type { PastedList } from './pastedLines.ts';
import { spoken } from '../../../words/words.ts';

/** The time is short because this visitor and those behind them wait for it. */
export const readQuoteFileJob: Job<SentSheet, PastedList> = {
  name: 'readQuoteFile',
  lane: 'visitors',
  limits: { time: 2000, loading: 10_000, megabytes: 512 },
  tooMuch: () => badInput('file', spoken().refusals.quoteFile.tooSlow),
  async run({ bytes }, { loaded }) {
    const { fileLines } = await import('./fileLines.ts');
    await loaded();
    return fileLines(bytesOf(bytes));
  },
};
