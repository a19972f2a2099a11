import { Button } from '@mui/material';
import { fold } from '../../../../common/text/letters.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as listsWords from '../../../words/admin/en/lists.ts';
import { FilterLine } from './FilterLine.tsx';
import { useListPage } from './useListPage.ts';
import { usePages } from './usePages.tsx';

const rowsPerPage = 50;

/** The texts of a list that is searched, from the catalogue of words. */
export interface ListTexts {
  search: string;
  noMatch: (search: string) => string;
  showAll: string;
  /** Says how many rows are found: '2 old addresses'. */
  found: (count: number) => string;
}

interface Options<Row> {
  /** The name under which the search is kept. */
  name: string;
  texts: ListTexts;
  /** Returns the text that is searched. */
  textOf: (row: Row) => string;
}

/** Adds a search and pages to a list that is loaded whole. The search reads letters as the site's own search does. */
export function useFoundRows<Row>(rows: Row[], { name, texts, textOf }: Options<Row>) {
  const list = useListPage(name, []);
  const words = fold(list.search).split(/\s+/);
  const found = rows.filter((row) => {
    const text = fold(textOf(row));
    return words.every((word) => text.includes(word));
  });
  const { visible, toFirst, pager } = usePages(found, rowsPerPage);
  const search = (typed: string) => {
    toFirst();
    list.filter({ q: typed }, true);
  };
  return {
    visible,
    pager,
    toolbar: (
      <FilterLine label={texts.search} search={list.search} onSearch={search} count={texts.found(found.length)} />
    ),
    /** Shown when the search finds nothing. */
    nothing: found.length === 0 && (
      <EmptyState
        title={texts.noMatch(list.search)}
        hint={listsWords.tryFewerLettersOrAnotherWord}
        action={<Button onClick={() => search('')}>{texts.showAll}</Button>}
      />
    ),
  };
}
