import { Button } from '@mui/material';
import { fold } from '../../../../common/text/letters.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as listsWords from '../../../words/admin/en/lists.ts';
import { SearchBar } from './SearchBar.tsx';
import { useListPage } from './useListPage.ts';
import { usePages } from './usePages.tsx';

const rowsPerPage = 50;

interface Options<Row> {
  /** The words for one row, such as 'old address', and for several. */
  noun: string;
  plural: string;
  /** Returns the text that is searched. */
  textOf: (row: Row) => string;
}

/** Adds a search and pages to a list that is loaded whole. The search reads letters as the site's own search does. */
export function useFoundRows<Row>(rows: Row[], { noun, plural, textOf }: Options<Row>) {
  const list = useListPage(plural, []);
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
      <SearchBar
        label={listsWords.searchPlural(plural)}
        search={list.search}
        onSearch={search}
        count={`${found.length} ${found.length === 1 ? noun : plural}`}
      />
    ),
    /** Shown when the search finds nothing. */
    nothing: found.length === 0 && (
      <EmptyState
        title={listsWords.noMatch(plural, list.search)}
        hint={listsWords.tryFewerLettersOrAnotherWord}
        action={<Button onClick={() => search('')}>{listsWords.showAll(plural)}</Button>}
      />
    ),
  };
}
