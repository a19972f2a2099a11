import { useMemo, useState } from 'react';
import { useLists } from '../../kinds/reference.tsx';
import { readJson, writeJson } from '../../parts/storage/jsonStorage.ts';
import { useWide } from '../../parts/page/useNarrow.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import type { GridColumn } from './columns.ts';
import { fieldColumns } from './fieldColumns.ts';
import { specColumns } from './specColumns.ts';

/** The columns that a person sees at first, with the specs of the kind where all products are of one. */
const usual = ['stockCode', 'categoryId', 'price', 'leadDays', 'availability', 'salesUnit', 'featured'];
const mostSpecs = 10;
/** Each column costs some thousand cells while the grid is scrolled. */
export const mostShown = 30;

export const narrowest = 64;
export const widest = 640;
/** Where there is room, names of products are shown whole. */
const wideName = 480;

/**
 * Returns all columns, and those that are shown, the name first. Which ones, in which order and how wide is kept in this
 * browser for each person, and for each kind of product. `first` is a column that stands beside the name.
 */
export function useColumns(kindIds: readonly string[] | undefined, first: string | null) {
  const { attributes, kinds } = useDefinitions();
  const { lists, isLoading } = useLists();
  const all = useMemo(() => [...fieldColumns(lists), ...specColumns(attributes)], [attributes, lists]);
  const kind = kindIds?.length === 1 ? kinds.find(({ id }) => id === kindIds[0]) : undefined;
  const isWide = useWide();
  const { adminId } = useSession();
  const key = `grid:${adminId}:${kind?.id ?? 'all'}`;
  const widthsKey = `gridWidths:${adminId}`;
  /** What was chosen since the grid was opened. */
  const [chosen, setChosen] = useState<{ key: string; shown: string[] }>();
  const [widths, setWidths] = useState(() => readJson<Record<string, number>>(widthsKey) ?? {});
  const ofKind = kind?.attributes.map(({ attribute }) => attribute.id).slice(0, mostSpecs) ?? [];
  const stored = useMemo(() => readJson<string[]>(key), [key]);
  const shown = chosen?.key === key ? chosen.shown : (stored ?? [...usual, ...ofKind]);
  const keys = ['name', ...(first !== null && !shown.includes(first) ? [first] : []), ...shown];
  const ordered = first === null ? keys : ['name', first, ...keys.filter((one) => one !== 'name' && one !== first)];
  const joined = [...new Set(ordered)].slice(0, mostShown).join('\n');
  const columns = useMemo(
    () =>
      joined
        .split('\n')
        .flatMap((one) => all.find((column) => column.key === one) ?? [])
        .map((column): GridColumn => {
          const usualWidth = isWide && column.key === 'name' ? wideName : column.width;
          return { ...column, width: widths[column.key] ?? usualWidth };
        }),
    [joined, all, widths, isWide],
  );
  const ofKinds = new Set(
    kinds.filter(({ id }) => kindIds?.includes(id)).flatMap((one) => one.attributes.map((a) => a.attribute.id)),
  );
  return {
    isLoading,
    all,
    columns,
    /** The attributes that no kind in the grid has: the choice of columns offers them last. */
    ofOtherKinds: attributes.map(({ id }) => id).filter((id) => !ofKinds.has(id)),
    /** Shows these columns, the name apart, in this order. */
    show(next: string[]) {
      setChosen({ key, shown: next });
      writeJson(key, next);
    },
    resize(column: string, width: number) {
      const next = { ...widths, [column]: Math.round(Math.max(narrowest, Math.min(width, widest))) };
      setWidths(next);
      writeJson(widthsKey, next);
    },
  };
}

export type Columns = ReturnType<typeof useColumns>;
