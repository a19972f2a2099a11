import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  GridLinksDocument,
  GridRowsDocument,
  GridTextsDocument,
  type GridLinksQuery,
  type GridLinksQueryVariables,
  type GridRowsQuery,
  type GridRowsQueryVariables,
  type GridTextsQuery,
  type GridTextsQueryVariables,
  useProductsOfGridQuery,
} from '../grid.generated.ts';
import type { ChosenProducts } from '../../../../graphql/generated/schema.ts';
import { logUnexpected } from '../../../parts/errors/logUnexpected.ts';
import type { GridRow } from './columns.ts';
import { useSearchParams } from 'react-router-dom';
import { filtersIn, productFilters, productOrders, withoutPage } from '../../../../../common/product/productFilters.ts';

export const pageSize = 200;

/** Null stands for a product that was deleted meanwhile. */
export type Rows = ReadonlyMap<string, GridRow | null>;

const parts = <Value>(values: readonly Value[], size: number) =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));

/** Rows have these beside the values of their products, once a column shows them. */
export interface Needs {
  links: boolean;
  texts: boolean;
}

/**
 * Reads the products that are still there. Links and texts are read last: where somebody changes them in between, the row has the version
 * before, and a save of it meets the conflict.
 */
async function loaded(client: ApolloClient, ids: string[], needs: Needs): Promise<GridRow[]> {
  const asked = { variables: { ids }, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query<GridRowsQuery, GridRowsQueryVariables>({ query: GridRowsDocument, ...asked });
  if (!data) throw new Error('The answer has no rows.');
  const found = data.productsNamed.flatMap((row) => row ?? []);
  const texts = needs.texts ? await textsOf(client, ids) : undefined;
  const rows = texts
    ? found.map((row) => ({ ...row, texts: texts.filter(({ productId }) => productId === row.id) }))
    : found;
  if (!needs.links) return rows;
  const links = await client.query<GridLinksQuery, GridLinksQueryVariables>({ query: GridLinksDocument, ...asked });
  if (!links.data) throw new Error('The answer has no links.');
  const byId = new Map(links.data.productsNamed.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
}

async function textsOf(client: ApolloClient, ids: string[]) {
  const { data } = await client.query<GridTextsQuery, GridTextsQueryVariables>({
    query: GridTextsDocument,
    variables: { ids },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The answer has no texts.');
  return data.productTexts;
}

/** Keeps the rows of the grid, which are loaded page by page where they are needed; `needs` asks for more of each. */
export function useGridRows(ids: readonly string[], needs: Needs) {
  const client = useApolloClient();
  const [rows, setRows] = useState<Rows>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  /** The pages that were asked for, each once. */
  const asked = useRef(new Map<number, Promise<boolean>>());
  /** The same rows, for what goes on between two renderings. */
  const current = useRef<Rows>(rows);
  /** Grows when rows are needed with more than before: an answer to an earlier question is too little then. */
  const question = useRef(0);

  useEffect(() => {
    if (!needs.links && !needs.texts) return;
    question.current += 1;
    asked.current.clear();
    current.current = new Map();
    setRows(current.current);
  }, [needs]);

  const read = useCallback(
    async (some: readonly string[]) => {
      const asking = question.current;
      const fresh = new Map<string, GridRow | null>();
      for (const part of parts(some, pageSize)) {
        const known = new Map((await loaded(client, [...part], needs)).map((row) => [row.id, row]));
        for (const id of part) fresh.set(id, known.get(id) ?? null);
      }
      if (asking !== question.current) return;
      current.current = new Map([...current.current, ...fresh]);
      setRows(current.current);
    },
    [client, needs],
  );

  const page = useCallback(
    (number: number) => {
      const known = asked.current.get(number);
      if (known) return known;
      const reading = read(ids.slice(number * pageSize, (number + 1) * pageSize)).then(
        () => true,
        (error: unknown) => {
          logUnexpected(error);
          asked.current.delete(number);
          setHasFailed(true);
          return false;
        },
      );
      asked.current.set(number, reading);
      return reading;
    },
    [ids, read],
  );

  /** Loads the rows from one place to another; resolves to whether all of them are there. */
  const ensure = useCallback(
    async (from: number, to: number) => {
      let isWhole = true;
      for (let number = Math.floor(from / pageSize); number * pageSize <= to; number++)
        isWhole = (await page(number)) && isWhole;
      return isWhole;
    },
    [page],
  );

  return useMemo(
    () => ({
      rows,
      current,
      ensure,
      /** Reads these products from the server. */
      refresh: read,
      hasFailed,
      retry: () => setHasFailed(false),
    }),
    [rows, ensure, read, hasFailed],
  );
}

export type GridRows = ReturnType<typeof useGridRows>;

const listIn = (params: URLSearchParams, name: string) => params.get(name)?.split(',').filter(Boolean).slice(0, 1000);

/** The products that an address names: by their ids, or by the filters of the list but for a few. */
export function chosenIn(params: URLSearchParams): ChosenProducts {
  const [ids, except] = [listIn(params, 'ids'), listIn(params, 'except')];
  return ids ? { ids } : { ...filtersIn(params), ...(except && { except }) };
}

/**
 * Loads the ids of the products in the grid once: what is saved may take a product out of the filter, and it stays in the
 * grid all the same.
 */
export function useGridList() {
  const [params] = useSearchParams();
  const query = useProductsOfGridQuery({
    variables: { which: chosenIn(params), orderBy: productOrders[params.get('sort') ?? ''] },
    fetchPolicy: 'no-cache',
  });
  const filters = withoutPage(params);
  return {
    query,
    params,
    isSelection: params.has('ids') || params.has('except'),
    filters: [...filters].map(([name, value]) => ({
      name,
      label: productFilters[name as keyof typeof productFilters],
      value,
    })),
    /** The list that the products come from. */
    back: `/admin/products?${new URLSearchParams([...filters, ...[...params].filter(([name]) => name === 'sort')])}`,
  };
}

export type GridList = ReturnType<typeof useGridList>;
