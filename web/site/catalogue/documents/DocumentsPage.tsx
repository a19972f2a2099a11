import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useDocumentsPageQuery } from '../../../graphql/generated/documents.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { countText, pages } from '../../texts.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { DocumentSearch } from './DocumentSearch.tsx';
import css from './DocumentsPage.css?inline';
import { documentsVariables, unknownKindIn, wordsIn } from './documentsAddress.ts';

/** Lists the documents of all products, those that came last first, by kind and by words. */
export function DocumentsPage() {
  const [params] = useSearchParams();
  const { data } = useDocumentsPageQuery({ variables: documentsVariables(params) });
  const { nodes = [], pageInfo, totalCount } = data?.documentsOfProducts ?? {};
  const [words, unknown] = [wordsIn(params), unknownKindIn(params)];
  return (
    <>
      <PageMeta page="documents" narrowed={params.has('tur') || params.has('q')} />
      <PageStyles css={css} />
      <PageHead title={pages.documents.title} lede={pages.documents.lede}>
        <DocumentSearch counts={data?.documentKinds ?? []} />
      </PageHead>
      <section className="section container documents-page" aria-label={pages.documents.title}>
        {unknown && <p role="alert">“{unknown}” diye bir belge türü yok; bütün türler listeleniyor.</p>}
        {words && totalCount !== undefined && (
          <p className="t-h5" role="status">
            “{words}” için {countText(totalCount, true)} belge
          </p>
        )}
        {nodes.length > 0 && <DocumentRows documents={nodes.map(withProducts)} />}
        {data && nodes.length === 0 && (
          <EmptyState
            title={words || params.has('tur') ? 'Bu seçimle belge bulunamadı.' : pages.documents.nothing}
            hint="Aradığınız belgeyi bize yazın, gönderelim."
            action={
              <span className="ways-on">
                {params.size > 0 && <TextLink to={paths.documents}>Tüm belgeler</TextLink>}
                <TextLink to={paths.contact}>İletişime Geçin</TextLink>
              </span>
            }
          />
        )}
        {pageInfo && <PageLinks pageInfo={pageInfo} />}
      </section>
    </>
  );
}

type Listed = NonNullable<ReturnType<typeof useDocumentsPageQuery>['data']>['documentsOfProducts']['nodes'][number];

const withProducts = ({ products: [product], productCount, ...document }: Listed) => ({
  ...document,
  product: product && { ...product, others: productCount - 1 },
});
