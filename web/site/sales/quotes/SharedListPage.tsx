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
import { SumText } from '../../../components/PriceText.tsx';
import { useSharedQuoteListQuery, type QuoteRowFragment, SharedQuoteListDocument } from './quotes.generated.ts';
import { dayIn, dayText } from '../kept/moments.ts';
import notFound from '../../parts/drawings/not-found.svg?raw';
import { StatusPage } from '../../parts/errors/StatusPage.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import * as enquiry from '../../../words/tr/enquiry.ts';
import * as lines from '../../../words/tr/lines.ts';
import * as words from '../../../words/tr/quoteList.ts';
import sectionStyles from '../../../components/SectionDrawing.css?inline';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import enquiryThumbCss from '../kept/EnquiryThumb.css?inline';
import { Line, LineSheet, SheetFoot } from '../lines/LineSheet.tsx';
import footButtonCss from '../lines/FootButton.css?inline';
import lineSheetCss from '../lines/LineSheet.css?inline';
import narrowSheetCss from '../lines/NarrowSheet.css?inline';
import { amount, priceText } from '../lines/amounts.ts';
import listBoxesCss from './ListBoxes.css?inline';
import { listTotal, pricedAt } from './listTotal.ts';
import quoteRowCss from './QuoteRow.css?inline';
import { RowName, RowSide } from './RowTexts.tsx';
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
  const fault = faultOf(take.data, words.notTaken);
  const isRefused = useLoaderData() === tooMany;
  const shared = useSharedQuoteListQuery({ variables: { code } }).data?.sharedQuoteList;
  if (isRefused || !shared) return <DeadLink isRefused={isRefused} />;
  const { rows, endsAt } = shared;
  const gone = rows.filter(isGone).length;
  const total = listTotal(rows);
  const form = `al-${code}`;
  return (
    <>
      <PageMeta page="sharedList" noindex />
      <PageStyles css={sharedStyles} />
      <PageHead
        className="list-page-head"
        current={words.sharedList}
        title={words.sharedTitle(rows.length)}
        lede={words.sharedLede(dayText(dayIn(new Date(endsAt))))}
      />
      <div className="container section shared-list">
        {gone > 0 && (
          <p className="shared-gone">
            <b>{words.goneProducts(gone)}</b> {words.takenAsNotes}
          </p>
        )}
        <LineSheet
          columns={columns}
          most={total}
          foot={
            <SheetFoot
              count={<b>{lines.rows(rows.length)}</b>}
              basis={lines.listPrices}
              sum={total === undefined ? undefined : <SumText sum={total} />}
            >
              <button type="submit" form={form} name="as" value="present" className="foot-button">
                {words.addToMine}
              </button>
            </SheetFoot>
          }
        >
          {rows.map((row, place) => (
            <SharedRow key={row.id} row={row} place={place + 1} />
          ))}
        </LineSheet>
        <take.Form id={form} method="post" action={paths.quote} className="shared-take row wraps">
          <input type="hidden" name="intent" value="takeShared" />
          <input type="hidden" name="code" value={code} />
          <button type="submit" name="as" value="new" className="small-button">
            {words.openAsNew}
          </button>
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

const columns = { price: true, amount: true };

/** The styles of the page, which no other needs. */
const sharedStyles = [
  sectionStyles,
  enquiryThumbCss,
  lineSheetCss,
  narrowSheetCss,
  footButtonCss,
  quoteRowCss,
  listBoxesCss,
  sharedCss,
].join('');

const isGone = ({ standing }: QuoteRowFragment) => standing === 'REMOVED' || standing === 'DISCONTINUED';

function SharedRow({ row, place }: { row: QuoteRowFragment; place: number }) {
  const { product, quantity } = row;
  const found = product && pricedAt(product, quantity);
  const price = found ? found.price / 100 : product?.price;
  return (
    <Line
      columns={columns}
      data-gone={isGone(row) || undefined}
      place={place}
      thumb={<EnquiryThumb product={product} />}
      quantity={product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity)}
      price={
        product &&
        price != null &&
        priceText({ price, salesUnit: product.salesUnit, priceQuantity: product.priceQuantity })
      }
      amount={found && quantity !== null && amount(found.sum / 100)}
    >
      <div className="line-what">
        <RowName row={row} />
        <RowSide row={row} />
      </div>
      {isGone(row) && <p className="line-extra">{words.noLongerSold}</p>}
    </Line>
  );
}

const DeadLink = ({ isRefused }: { isRefused: boolean }) => (
  <>
    <PageMeta page="sharedList" noindex />
    <StatusPage
      title={isRefused ? enquiry.tooManyLinks : words.linkOver}
      text={isRefused ? enquiry.openWholeLink : words.linkIsOver}
      drawing={<Drawing svg={notFound} />}
    >
      <TextLink to={paths.products}>{words.browseProducts}</TextLink>
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
