import Button from '@mui/material/Button';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { SearchIcon } from '../../../components/icons.tsx';
import type { DocumentsPageQuery } from '../../../graphql/generated/documents.ts';
import { JumpLinks } from '../../parts/JumpLinks.tsx';
import { listPath, paths } from '../../paths.ts';
import { countText } from '../../texts.ts';
import { documentKindOf, documentKinds } from '../productList/documentKinds.ts';
import { wordsIn } from './documentsAddress.ts';

interface DocumentSearchProps {
  counts: DocumentsPageQuery['documentKinds'];
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
  const choices = [{ value: '', name: 'Tümü', count: all, isExact }, ...kinds];
  return (
    <>
      <Form className="search-form document-search" action={paths.documents} role="search" aria-label="Belge ara">
        {current && <input type="hidden" name="tur" value={current} />}
        <SearchIcon />
        <input
          key={words}
          type="search"
          name="q"
          aria-label="Belge adı"
          placeholder="Belge adı, seri ya da revizyon"
          maxLength={200}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button className="search-submit" type="submit" variant="contained">
          <SearchIcon />
          <span>Ara</span>
        </Button>
      </Form>
      {kinds.length > 1 && (
        <JumpLinks label="Belge türleri">
          {choices.map(({ value, name, count, isExact: isOneExact }) => (
            <li key={value}>
              <Link
                to={listPath(params, { tur: value })}
                aria-current={value === (current ?? '') ? 'true' : undefined}
                rel="nofollow"
                preventScrollReset
              >
                {name} {!words && <span className="jump-links-count">{countText(count, isOneExact)}</span>}
              </Link>
            </li>
          ))}
        </JumpLinks>
      )}
    </>
  );
}
