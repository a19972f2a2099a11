import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  ImportSheetDocument,
  ReadSheetDocument,
  TrySheetDocument,
  type ReadSheetMutation,
} from './sheets.generated.ts';
import { rememberReading, rememberedReading } from './setup/rememberedColumns.ts';
import { withLearned, type Learned } from './setup/learned.ts';
import { basisOf, setupOf } from './setup/setupOf.ts';
import type { Answers, Columns, Correction, Sheet, Trial } from './sheetTypes.ts';
import { sheetFailure, useSheetSender } from './useSheetSender.ts';

type Failure = ReturnType<typeof sheetFailure>;
export type Done = {
  undoToken: string | null;
  added: number;
  changed: number;
  learned: Learned[];
};

type Profiled = {
  /** The id of the profile that says how the file is read. */
  profile?: string | undefined;
  /** The name of the profile that is made of how the file was read. */
  keepAs?: string | undefined;
};

/** An import can do nothing without one of these columns. */
export const hasName = (columns: Columns) => ['name', 'id', 'stockCode'].some((field) => columns.includes(field));

/** A browser has `randomUUID` over https only. */
const newJob = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Reads the file, tries it again after each change of columns and corrections, and imports the last result shown. With the id
 * of a profile, nothing is asked about the columns.
 */
export function useSheetImport(file: File, onDone: (done: Done) => void, { profile, keepAs }: Profiled) {
  const send = useSheetSender();
  const [sheet, setSheet] = useState<Sheet>();
  const [columns, setColumns] = useState<Columns>([]);
  const [corrections, setCorrections] = useState<Correction[]>([]);
  const [answers, setAnswers] = useState<Answers>({});
  /** The words of the file that an admin has explained. */
  const [learned, setLearned] = useState<Learned[]>([]);
  const [trial, setTrial] = useState<Trial>();
  const [failure, setFailure] = useState<Failure>();
  const [checking, setChecking] = useState(true);
  /** The fingerprint of the trial whose prices that jump somebody has called right. */
  const [rightJumps, setRightJumps] = useState<string>();
  /** The id of the import in progress. */
  const [job, setJob] = useState<string>();
  /** An answer to an older question is ignored. */
  const asked = useRef(0);

  async function check(columns: Columns, corrections: Correction[], answers: Answers) {
    const number = ++asked.current;
    setColumns(columns);
    setAnswers(answers);
    setCorrections(corrections);
    if (!profile && !hasName(columns)) {
      setTrial(undefined);
      return setChecking(false);
    }
    setChecking(true);
    try {
      const { importProducts } = await send(TrySheetDocument, { file, columns, corrections, answers, profile });
      if (number !== asked.current) return;
      setTrial(importProducts);
      setFailure((before) => (before?.isOutdated ? before : undefined));
    } catch (error) {
      if (number === asked.current) setFailure(sheetFailure(error));
    }
    if (number === asked.current) setChecking(false);
  }

  async function opened({ readSheet }: ReadSheetMutation, format?: Answers['format']) {
    setSheet(readSheet);
    const { columns, answers } = rememberedReading(readSheet);
    const record = readSheet.records.length > 0 ? readSheet.name : null;
    await check(columns, [], { ...answers, record, ...(format && { format }) });
  }
  const failed = (error: unknown) => {
    setFailure(sheetFailure(error));
    setChecking(false);
  };
  const read = useEffectEvent(() => {
    const opening = profile
      ? Promise.resolve().then(() => check([], [], {}))
      : send(ReadSheetDocument, { file }).then((read) => opened(read));
    void opening.catch(failed);
  });
  useEffect(() => read(), [file]);

  async function importAll() {
    if (!trial) return;
    const job = newJob();
    setJob(job);
    setFailure(undefined);
    try {
      const { fingerprint } = trial;
      const setup = setupOf({ sheet, columns, answers, learned, mark: trial.decimals?.mark ?? null });
      const { importProducts } = await send(ImportSheetDocument, {
        file,
        columns,
        corrections,
        answers,
        profile,
        letPass: trial.stops.length > 0,
        keepAs: keepAs ? { name: keepAs, setup } : undefined,
        fingerprint,
        job,
      });
      const { added, changed, undoToken = null } = importProducts;
      onDone({ added, changed, undoToken, learned });
    } catch (error) {
      const refused = sheetFailure(error);
      setFailure(refused);
      setJob(undefined);
      // The data has changed since: the new result is shown and has to be confirmed.
      if (refused.isOutdated) await check(columns, corrections, answers);
    }
  }

  function correctAll(added: Correction[]) {
    setLearned((before) => withLearned(before, added, trial?.rows ?? []));
    const isReplaced = (one: Correction) => added.some(({ line, field }) => line === one.line && field === one.field);
    setFailure(undefined);
    void check(columns, [...corrections.filter((one) => !isReplaced(one)), ...added], answers);
  }

  return {
    sheet,
    profile,
    learned,
    columns,
    corrections,
    answers,
    /** The prices' column says nothing about KDV, and nobody has said it yet. */
    asksBasis: columns.includes('price') && !basisOf(sheet, columns, answers),
    /** The file has numbers of two meanings, and nothing says which one. */
    asksMark: trial?.decimals != null && trial.decimals.mark == null,
    /** The workbook hides rows, and nobody has said what becomes of them. */
    asksHidden: trial?.hidden != null,
    /** Prices jump, and nobody has said that they are right; a profile stops itself instead. */
    asksJumps: !profile && (trial?.jumps ?? 0) > 0 && rightJumps !== trial?.fingerprint,
    confirmJumps: (areRight: boolean) => setRightJumps(areRight ? trial?.fingerprint : undefined),
    trial,
    failure,
    checking,
    job,
    assign(place: number, field: string | null) {
      // A field is in one column only.
      const next = columns.map((now, index) => (index === place ? field : now === field ? null : now));
      if (sheet) rememberReading(sheet, { columns: next, answers });
      setFailure(undefined);
      void check(
        next,
        corrections.filter(({ field }) => field === 'id' || field === 'row' || next.includes(field)),
        answers,
      );
    },
    correct: (correction: Correction) => correctAll([correction]),
    correctAll,
    answer(change: Answers) {
      const next = { ...answers, ...change };
      if (sheet) rememberReading(sheet, { columns, answers: next });
      setFailure(undefined);
      void check(columns, corrections, next);
    },
    /** Reads the file in another way than was found out, or by another element of XML. */
    readAs({ record, format }: { record?: string; format?: Answers['format'] }) {
      setChecking(true);
      setFailure(undefined);
      void send(ReadSheetDocument, { file, record, format })
        .then((read) => opened(read, format))
        .catch(failed);
    },
    importAll: () => void importAll(),
  };
}
export type SheetImportState = ReturnType<typeof useSheetImport>;
