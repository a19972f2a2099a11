import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useDocumentsPageQuery } from './documentsPage.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { countOrMore } from '../../../words/fill.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { DocumentSearch } from './DocumentSearch.tsx';
import css from './DocumentsPage.css?inline';
import { documentsVariables, unknownKindIn, wordsIn } from './documentsAddress.ts';
import * as texts from '../../../words/tr/documents.ts';
import * as common from '../../../words/tr/common.ts';

/** Lists the documents of all products, those that came last first, by kind and by words. */
export function DocumentsPage() {
  const [params] = useSearchParams();
  const { data } = useDocumentsPageQuery({ variables: documentsVariables(params) });
  const { nodes = [], pageInfo, totalCount } = data?.documents ?? {};
  const [words, unknown] = [wordsIn(params), unknownKindIn(params)];
  return (
    <>
      <PageMeta page="documents" narrowed={params.has('tur') || params.has('q')} />
      <PageStyles css={css} />
      <PageHead title={pages.documents.title} lede={pages.documents.lede}>
        <DocumentSearch counts={data?.documents.kindCounts ?? []} />
      </PageHead>
      <section className="section container documents-page" aria-label={pages.documents.title}>
        {unknown && <p role="alert">{texts.unknownKind(unknown)}</p>}
        {words && totalCount !== undefined && (
          <p className="t-h5" role="status">
            {texts.found(words, countOrMore(totalCount, true))}
          </p>
        )}
        {nodes.length > 0 && <DocumentRows documents={nodes.map(withProducts)} />}
        {data && nodes.length === 0 && (
          <EmptyState
            title={words || params.has('tur') ? texts.nothingChosen : pages.documents.nothing}
            hint={texts.writeToUs}
            action={
              <span className="ways-on wraps">
                {params.size > 0 && <TextLink to={paths.documents}>{common.allDocuments}</TextLink>}
                <TextLink to={paths.contact}>{common.getInTouch}</TextLink>
              </span>
            }
          />
        )}
        {pageInfo && <PageLinks pageInfo={pageInfo} />}
      </section>
    </>
  );
}

type Listed = NonNullable<ReturnType<typeof useDocumentsPageQuery>['data']>['documents']['nodes'][number];

const withProducts = ({ products: [product], productCount, ...document }: Listed) => ({
  ...document,
  product: product && { ...product, others: productCount - 1 },
});
