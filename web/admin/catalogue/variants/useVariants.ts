import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  NewVariantsDocument,
  useAddVariantsMutation,
  type NewVariantsQuery,
  type VariantPatternFragment,
} from './variants.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoStep } from '../../parts/history/useUndoChange.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { changesOf, columnCalled, usualColumns } from './columns.ts';
import { codeWord, namedBy, proposedPattern } from './namePattern.ts';
import { filledRows, type Table } from './tableOf.ts';

interface Family {
  id: string;
  name: string;
  columns: { id: string; name: string }[];
}

interface Asked {
  family: Family;
  pattern: VariantPatternFragment | undefined;
  attributes: Attribute[];
  onDone: () => void;
}

const failed = words.failedToAddProducts;

/** Holds the table and the pattern of the names, looks at what they would make, and makes it in one step. */
export function useVariants({ family, pattern, attributes, onDone }: Asked) {
  const client = useApolloClient();
  const notify = useNotify();
  const undo = useUndoStep();
  const isDone = useRef(false);
  const [table, setTable] = useState<Table>({ columns: usualColumns(family), rows: [] });
  const [typed, setTyped] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const [looked, setLooked] = useState<NewVariantsQuery['newVariants']>();
  const [add, { loading: isAdding }] = useAddVariantsMutation();
  const names = typed ?? (pattern ? proposedPattern(pattern) : `{${codeWord}}`);
  const nameOf = (cells: string[]) =>
    namedBy(names, (word) => cells[columnCalled(table.columns, word, attributes)]?.trim() ?? undefined);
  const nameColumn = table.columns.findIndex(({ field }) => field === 'name');
  const rows = filledRows(table).map((cells) =>
    changesOf(table.columns, cells, cells[nameColumn]?.trim() || nameOf(cells)),
  );

  const variables = pattern && { patternId: pattern.id, familyId: family.id, rows, version: pattern.version };

  async function look() {
    if (!variables) return;
    setIsLooking(true);
    try {
      const { data } = await client.query({ query: NewVariantsDocument, variables, fetchPolicy: 'network-only' });
      setLooked(data?.newVariants);
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
    }
    setIsLooking(false);
  }

  async function make() {
    if (!variables) return;
    try {
      const { data } = await add({ variables });
      isDone.current = true;
      const { count, undoToken } = data?.addVariants ?? {};
      if (count !== undefined) notify.success(words.productsAdded(count), undoToken ? undo(undoToken) : undefined);
      void client.refetchQueries({ include: 'active' });
      onDone();
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
      setLooked(undefined);
    }
  }

  return {
    table,
    /** A change to the table or to the names asks for another look. */
    setTable: (change: (table: Table) => Table) => {
      setLooked(undefined);
      setTable(change);
    },
    names,
    setNames: setTyped,
    nameOf,
    rows,
    isDone,
    discard: () => {
      isDone.current = true;
    },
    isUnsaved: rows.length > 0,
    looked,
    back: () => setLooked(undefined),
    busy: isLooking || isAdding,
    look: () => void look(),
    make: () => void make(),
  };
}
