import { Button } from '@mui/material';
import { fold } from '../../../../common/text/letters.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useListPage } from './useListPage.ts';
import { usePages } from './usePages.tsx';

const rowsPerPage = 50;

interface Options<Row> {
  /** What a row is called, 'old address', and several of them. */
  noun: string;
  plural: string;
  /** What a row is found by. */
  textOf: (row: Row) => string;
}

/** For a list that is loaded whole: a search that reads letters as the site's own does, and pages. */
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
        label={`Search ${plural}`}
        search={list.search}
        onSearch={search}
        count={`${found.length} ${found.length === 1 ? noun : plural}`}
      />
    ),
    /** In place of the rows when the search leaves none. */
    nothing: found.length === 0 && (
      <EmptyState
        title={`No ${plural} match “${list.search}”`}
        hint="Try fewer letters or another word."
        action={<Button onClick={() => search('')}>Show all {plural}</Button>}
      />
    ),
  };
}
