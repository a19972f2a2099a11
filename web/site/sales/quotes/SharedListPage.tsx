import Button from '@mui/material/Button';
import {
  useFetcher,
  useLoaderData,
  useParams,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import { useSharedQuoteListQuery, type QuoteRowFragment, SharedQuoteListDocument } from './quotes.generated.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { dayIn, dayText } from '../kept/moments.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import notFound from '../../parts/drawings/not-found.svg?raw';
import { StatusPage } from '../../parts/errors/StatusPage.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pricedAt } from './listTotal.ts';
import { bareQuantity, quantityText } from './quantity.ts';
import { faultOf, type QuoteReply } from '../kept/quoteReply.ts';
import sharedCss from './SharedListPage.css?inline';
import type { ApolloClient } from '@apollo/client';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { answerRequired } from '../../parts/loaders/answer.ts';

/** The loader's result after too many wrong links. */
const tooMany = 'too many';

/** Shows a list that somebody has shared, with today's prices, and takes it over on request. */
function SharedListPage() {
  const { code = '' } = useParams();
  const take = useFetcher<QuoteReply>();
  const fault = faultOf(take.data, 'Liste alınamadı. Lütfen tekrar deneyin.');
  const isRefused = useLoaderData() === tooMany;
  const shared = useSharedQuoteListQuery({ variables: { code } }).data?.sharedQuoteList;
  if (isRefused || !shared) return <DeadLink isRefused={isRefused} />;
  const { rows, endsAt } = shared;
  const gone = rows.filter(isGone).length;
  return (
    <>
      <PageMeta page="sharedList" noindex />
      <PageStyles css={sharedCss} />
      <PageHead
        current="Paylaşılan liste"
        title={`Size bir liste gönderildi: ${rows.length} ürün`}
        lede={`Fiyatlar bugünün fiyatlarıdır. Bağlantı ${dayText(dayIn(new Date(endsAt)))} gününe kadar açılır.`}
      />
      <div className="container section shared-list">
        {gone > 0 && (
          <p className="shared-gone">
            <b>{gone} ürün artık satılmıyor.</b> Listenize adıyla, not olarak alınır.
          </p>
        )}
        <ul>
          {rows.map((row) => (
            <SharedRow key={row.id} row={row} />
          ))}
        </ul>
        <take.Form method="post" action={paths.quote} className="shared-take">
          <input type="hidden" name="intent" value="takeShared" />
          <input type="hidden" name="code" value={code} />
          <Button type="submit" name="as" value="present" variant="contained">
            Listeme ekle
          </Button>
          <Button type="submit" name="as" value="new" variant="outlined">
            Yeni liste olarak aç
          </Button>
          {fault && (
            <p className="list-fault" role="alert">
              {fault}
            </p>
          )}
        </take.Form>
      </div>
    </>
  );
}

const isGone = ({ standing }: QuoteRowFragment) => standing === 'REMOVED' || standing === 'DISCONTINUED';

function SharedRow({ row }: { row: QuoteRowFragment }) {
  const { name, product, quantity, askedCode } = row;
  const found = product && pricedAt(product, quantity);
  return (
    <li data-gone={isGone(row) || undefined}>
      <div>
        <p className="shared-name">
          <CodeText text={product?.name ?? name} />
        </p>
        {product?.stockCode && (
          <p className="t-body2 muted">
            Ürün kodu <span className="code">{product.stockCode}</span>
          </p>
        )}
        {askedCode && <AskedCode code={askedCode} />}
        {isGone(row) && <p className="t-body2">Artık satılmıyor</p>}
      </div>
      <p>{product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity)}</p>
      <p>
        {product && (
          <PriceText
            price={found ? found.price / 100 : product.price}
            salesUnit={product.salesUnit}
            priceQuantity={product.priceQuantity}
          />
        )}
      </p>
    </li>
  );
}

const DeadLink = ({ isRefused }: { isRefused: boolean }) => (
  <>
    <PageMeta page="sharedList" noindex />
    <StatusPage
      title={isRefused ? 'Çok fazla hatalı bağlantı denendi' : 'Bu bağlantının süresi doldu.'}
      text={
        isRefused
          ? 'Size gönderilen bağlantının tamamını açtığınızdan emin olun ya da on beş dakika sonra yeniden deneyin.'
          : 'Paylaşılan listeler otuz gün açık kalır ve gönderen iptal edebilir. Listeyi yeniden göndermesini isteyin.'
      }
      drawing={<Drawing svg={notFound} />}
    >
      <TextLink to={paths.products}>Ürünlere göz atın</TextLink>
    </StatusPage>
  </>
);

/** The page of a shared list. An address that guesses links has to wait. */
export const sharedListRoute = (client: ApolloClient) =>
  ({
    Component: SharedListPage,
    async loader({ params: { code = '' } }: LoaderFunctionArgs) {
      const asked = { query: SharedQuoteListDocument, variables: { code } };
      try {
        const { data: shared } = await client.query({ ...asked, fetchPolicy: 'network-only' });
        return answerRequired(shared?.sharedQuoteList);
      } catch (error) {
        const { general, fields } = fieldErrors(error);
        if (general?.code === 'RATE_LIMITED') return data(tooMany, { status: 429 });
        // A longer text than any code is no link.
        if (fields.code) return answerRequired(null);
        if (general?.code !== 'NETWORK') logError(error);
        const shown = client.readQuery(asked)?.sharedQuoteList;
        if (shown) return answerRequired(shown);
        throw error;
      }
    },
  }) satisfies RouteObject;
