import Button from '@mui/material/Button';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { SearchIcon } from '../../../components/icons.tsx';
import type { DocumentsPageQuery } from './documentsPage.generated.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { listPath, paths } from '../../paths.ts';
import { countOrMore } from '../../../words/fill.ts';
import { documentKindOf, documentKinds } from '../productList/documentKinds.ts';
import { wordsIn } from './documentsAddress.ts';
import * as common from '../../../words/tr/common.ts';
import * as texts from '../../../words/tr/documents.ts';

interface DocumentSearchProps {
  counts: DocumentsPageQuery['documents']['kindCounts'];
}

/** Narrows the list of documents by words and by kind; both work without scripts. */
export function DocumentSearch({ counts }: DocumentSearchProps) {
  const [params] = useSearchParams();
  const words = wordsIn(params);
  const kind = params.get('tur');
  const current = documentKindOf(kind) && kind;
  const kinds = Object.entries(documentKinds).flatMap(([name, one]) => {
    const counted = counts.find((count) => count.kind === one.kind);
    return counted ? [{ ...counted, value: name, name: one.name }] : [];
  });
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const isExact = counts.every((one) => one.isExact);
  const choices = [{ value: '', name: common.all, count: all, isExact }, ...kinds];
  return (
    <>
      <Form
        className="search-form document-search"
        action={paths.documents}
        role="search"
        aria-label={texts.searchDocuments}
      >
        {current && <input type="hidden" name="tur" value={current} />}
        <SearchIcon />
        <input
          key={words}
          type="search"
          name="q"
          aria-label={texts.nameOfDocument}
          placeholder={texts.nameSeriesOrRevision}
          maxLength={200}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button className="search-submit" type="submit" variant="contained">
          <SearchIcon />
          <span>{common.search}</span>
        </Button>
      </Form>
      {kinds.length > 1 && (
        <JumpLinks label={texts.kinds}>
          {choices.map(({ value, name, count, isExact: isOneExact }) => (
            <li key={value}>
              <Link
                to={listPath(params, { tur: value })}
                aria-current={value === (current ?? '') ? 'true' : undefined}
                rel="nofollow"
                preventScrollReset
              >
                {name} {!words && <span className="jump-links-count muted">{countOrMore(count, isOneExact)}</span>}
              </Link>
            </li>
          ))}
        </JumpLinks>
      )}
    </>
  );
}
