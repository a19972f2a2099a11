import { inCurrency } from '../../../../common/money/money.ts';
import { PaperRates } from '../kept/PaperRates.tsx';
import { LockIcon } from '../kept/salesIcons.tsx';
import type { EnquiryStatusQuery } from '../enquiries/enquiryStatus.generated.ts';
import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { paths } from '../../paths.ts';
import { percentText } from '../lines/amounts.ts';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { Questions } from '../questions/Questions.tsx';
import { OrderParts } from './OrderParts.tsx';
import { OrderRecord } from './OrderRecord.tsx';
import { orderTitles, type Order } from './orderStates.ts';
import { OrderRows } from './OrderRows.tsx';
import { SheetFoot } from '../lines/LineSheet.tsx';
import * as lines from '../../../words/tr/lines.ts';
import { OrderSteps } from './OrderSteps.tsx';
import * as offers from '../../../words/tr/offers.ts';
import * as words from '../../../words/tr/orders.ts';
import * as common from '../../../words/tr/common.ts';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

type Shown = { enquiry: Pick<Enquiry, 'number' | 'questions'>; token: string; order: Order };

/** The page of an enquiry once its offer is accepted: where the order is, and what was accepted. */
export function OrderPage({ enquiry, token, order }: Shown) {
  const { state, rows, sums, cancelReason, offerNumber } = order;
  return (
    <>
      <OrderHead number={enquiry.number} order={order} />
      <div className="order-status container section">
        <div className="order-main">
          {state === 'CANCELLED' && cancelReason && <p className="order-notice typed">{cancelReason}</p>}
          <OrderSteps order={order} />
          <section aria-labelledby="order-rows">
            <div className="order-rows-head row wraps">
              <h2 className="t-h4" id="order-rows">
                {words.acceptedLines}
              </h2>
              <p className="t-body2 muted">
                <LockIcon />
                {` ${words.lockedBy(offerNumber)}`}
              </p>
            </div>
            <OrderRows
              rows={rows}
              currency={order.currency}
              foot={
                <>
                  <dl className="order-sums">
                    <div>
                      <dt>{common.subtotal}</dt>
                      <dd>{inCurrency(sums.net, order.currency)}</dd>
                    </div>
                    {sums.vat.map(({ rate, vat }) => (
                      <div key={rate}>
                        <dt>{common.vatAt(percentText(rate))}</dt>
                        <dd>{inCurrency(vat, order.currency)}</dd>
                      </div>
                    ))}
                  </dl>
                  <SheetFoot
                    className="order-foot"
                    count={<b>{lines.rows(rows.length)}</b>}
                    basis={`${common.total}, ${lines.withVat}`}
                    sum={inCurrency(sums.total, order.currency)}
                  />
                </>
              }
            />
            <PaperRates paper={order} total={sums.total} />
          </section>
          <OrderParts order={order} />
          <OrderTerms order={order} />
          <Questions questions={enquiry.questions} />
        </div>
        <div className="order-side">
          <OrderRecord order={order} />
          <OrderDocuments order={order} />
          <OrderAgain link={{ number: enquiry.number, token }} count={rows.length} />
        </div>
      </div>
    </>
  );
}

/** Says how the order is delivered and paid, as it was accepted. */
function OrderTerms({ order: { deliveryTerms, paymentTerms, notes } }: { order: Order }) {
  const terms = [
    { name: offers.delivery, text: deliveryTerms },
    { name: offers.payment, text: paymentTerms },
    { name: common.other, text: notes },
  ].filter(({ text }) => text);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="order-terms">
      <h2 className="t-h5" id="order-terms">
        {offers.terms}
      </h2>
      <dl className="offer-terms">
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="typed">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OrderHead({ number: enquiryNumber, order }: { number: string; order: Order }) {
  const { number, state, ownNumber, company, deliveryPlace, deliveryTerms } = order;
  const delivery = [deliveryPlace && words.deliveryTo(deliveryPlace), deliveryTerms?.split('\n')[0]];
  const lede = [company, delivery.filter(Boolean).join('; ')].filter(Boolean).map((text) => text?.replace(/\.?$/, '.'));
  return (
    <div className="page-head order-head plate">
      <div className="container">
        <Breadcrumb path={[{ to: paths.quote, label: common.quoteList }]} current={enquiryNumber} />
        <div className="order-head-text wraps">
          <div>
            <h1 className="t-h2">{orderTitles[state]}</h1>
            <p className="lede t-subtitle1">{lede.join(' ')}</p>
          </div>
          <dl className="order-numbers wraps">
            <div>
              <dt className="t-body2 muted">{words.orderNumber}</dt>
              <dd>
                {number}
                <CopyCode code={number} label={words.copyOrderNumber} />
              </dd>
            </div>
            {ownNumber && (
              <div>
                <dt className="t-body2 muted">{words.yourNumber}</dt>
                <dd>{ownNumber}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </div>
  );
}
