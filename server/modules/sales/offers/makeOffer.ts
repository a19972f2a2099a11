import { randomUUID } from 'node:crypto';
import { badInput } from '../../../core/errors.ts';
import { dayHere } from '../../../core/companyDays.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { daysAfter } from '../../../../common/text/companyTime.ts';
import type { Db } from '../../../db/database.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { OfferInput, OfferLineInput } from '../../../generated/resolvers.ts';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { netPrice, sumsOf } from '../../../../common/offers/sums.ts';
import { productsWithIds, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { isLanguage } from '../../pages/languages/languages.store.ts';
import { updateEnquiry, type Change } from '../enquiries/enquiryChanges.store.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import { offerMoney } from './offerMoney.ts';
import { refuseOrdered } from './liveOrder.store.ts';
import { addOffer } from './offers.store.ts';

/** An offer may have this many lines. */
export const mostLines = 100;
/** In kuruş: larger sums would no longer be exact. */
const largestSum = 10 ** 14;

/** One step is the discount itself; more of them are kept as they were typed. */
function discountOf(discount: number | null, steps: string | null | undefined) {
  const read = readChainedDiscount(steps ?? '');
  return { discount: discount ?? read?.percent ?? null, discountSteps: read?.typed.includes('+') ? read.typed : null };
}

const toLine = ({
  kind,
  price,
  priceWithVat,
  productId,
  code,
  note,
  askedCode,
  salesUnit,
  priceQuantity,
  discount,
  discountSteps,
  ...line
}: OfferLineInput) => ({
  ...line,
  kind: kind ?? 'PLAIN',
  price: storedLira.write(price) ?? 0,
  gross: storedLira.write(priceWithVat ?? null),
  productId: productId ?? null,
  code: code || null,
  note: note || null,
  askedCode: askedCode || null,
  salesUnit: salesUnit ?? null,
  priceQuantity: priceQuantity ?? null,
  ...discountOf(discount ?? null, discountSteps),
});

type Line = ReturnType<typeof toLine>;

/** A line of a product has the product's code, unless the offer names another one. */
function withCodes(lines: Line[], offered: readonly Pick<ProductRow, 'id' | 'stockCode'>[]): Line[] {
  const codes = new Map(offered.map(({ id, stockCode }) => [id, stockCode]));
  return lines.map((line) => ({ ...line, code: line.code ?? codes.get(line.productId ?? '') ?? null }));
}

/** A price with KDV and one without it belong together, so that the line says the same either way. */
function refuseOther({ price, gross, vatRate }: Line, place: number) {
  if (gross === null || netPrice(gross, vatRate) === price) return;
  const message = `A price of ${gross / 100} with KDV is ${netPrice(gross, vatRate) / 100} without it, and not ${price / 100}.`;
  throw badInput(`lines.${place}.priceWithVat`, message);
}

/** Refuses steps that are no discount, or that come to another one than the line has. */
function refuseOtherSteps({ discount, discountSteps }: OfferLineInput, place: number) {
  const read = readChainedDiscount(discountSteps ?? '');
  if (read === undefined || (read && (discount ?? read.percent) !== read.percent))
    throw badInput(`lines.${place}.discountSteps`, 'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.');
}

/**
 * Makes the next revision, and records it in the enquiry's history; only admins see it yet. Its maker looks after an enquiry that
 * nobody does. Throws `BAD_USER_INPUT` and `OFFER_ACCEPTED`.
 */
export async function makeOffer(db: Db, change: Change & { makerId?: string | null }, input: OfferInput) {
  const { lines: asked, language, validDays, preparedBy, intro, deliveryTerms, paymentTerms, notes } = input;
  if (asked.length === 0) throw badInput('lines', 'An offer needs at least one line.');
  if (asked.length > mostLines) throw badInput('lines', `An offer has ${mostLines} lines at most.`);
  for (const [place, line] of asked.entries()) refuseOtherSteps(line, place);
  const lines = asked.map(toLine);
  for (const [place, line] of lines.entries()) refuseOther(line, place);
  if (lines[0]?.kind === 'ALTERNATIVE')
    throw badInput('lines.0.kind', 'An alternative stands below the line that it can replace.');
  if (!lines.some(({ kind }) => kind === 'PLAIN'))
    throw badInput('lines', 'One line at least is neither optional nor an alternative.');
  if (sumsOf(lines).total > largestSum) throw badInput('lines', 'The sum of the offer is too large.');
  if (language != null && language !== siteLanguage && !(await isLanguage(db, language)))
    throw badInput('language', 'The site does not have this language.');
  return updateEnquiry(db, change, async (tx, { seq, number, state, assigneeId }) => {
    await refuseOrdered(tx, seq);
    const createdAt = await steadyTime(tx, change.now);
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    const offered = await productsWithIds(tx, ids);
    const texts = { intro, deliveryTerms, paymentTerms, notes };
    const offer = {
      id: randomUUID(),
      enquirySeq: seq,
      createdAt,
      validUntil: daysAfter(dayHere(createdAt), validDays),
      preparedBy,
      ...(await offerMoney(tx, input, offered, createdAt)),
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null])),
    };
    const revision = await addOffer(tx, offer, withCodes(lines, offered));
    // The buyer has no offer before it is sent, and reads the state on the page of the enquiry.
    return {
      values: {
        ...(state === 'NEW' && { state: 'IN_PROGRESS' }),
        ...(language != null && { language }),
        assigneeId: assigneeId ?? change.makerId ?? null,
      },
      event: { kind: 'OFFER', text: `${number}/${revision}` },
    };
  });
}
