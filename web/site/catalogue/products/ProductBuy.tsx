import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { CallIcon, WhatsAppIcon } from '../../../components/icons.tsx';
import { phoneHref, whatsAppHref } from '../../../components/phone.ts';
import { Code } from '../../../parts/Code.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { PriceText, SumText } from '../../../components/PriceText.tsx';
import type { ProductPageQuery } from './productPage.generated.ts';
import { PdfLink } from '../../parts/PdfLink.tsx';
import { files, paths } from '../../paths.ts';
import { AddToQuote } from '../../sales/quotes/AddToQuote.tsx';
import { quantityText } from '../../sales/quotes/quantity.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { shorten } from '../../parts/meta/meta.ts';
import { pages } from '../../../words/tr/specified.ts';
import { LadderHint } from './LadderHint.tsx';
import './ProductBuy.css';
import ladderCss from './PriceLadder.css?inline';
import { PriceLadder } from './PriceLadder.tsx';
import { ListedPrice, PriceNote } from './PriceNote.tsx';
import { usePriceInLanguage } from './priceInLanguage.ts';
import { SaleTerms } from './SaleTerms.tsx';
import { useLadder } from './useLadder.ts';
import * as words from '../../../words/tr/product.ts';
import * as common from '../../../words/tr/common.ts';

/** A longer name would, with the word after it, exceed the 200 characters of a subject. */
const longestName = 180;

const subjectAbout = (name: string) => words.about(shorten(name, longestName));

/** Shows the price and the ways to ask for the product: one stands out, the others are links below. */
export function ProductBuy({ product }: { product: NonNullable<ProductPageQuery['product']> }) {
  const { id, name, price, salesUnit, priceQuantity, documents } = product;
  // The price in the currency of another language is that of the list: nothing is converted.
  const listed = usePriceInLanguage();
  const { phone } = useSettings();
  const chat = whatsAppHref(phone);
  const { first, rows, found, said, setQuantity } = useLadder(product);
  return (
    <div className="product-buy wraps">
      <div className="price-box">
        {listed ? (
          <ListedPrice listed={listed} salesUnit={salesUnit} priceQuantity={priceQuantity} />
        ) : (
          <p className={price === null ? 'price-large on-request' : 'price-large'}>
            <PriceText price={found ? found.price / 100 : price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
          </p>
        )}
        {found && found.sum !== found.price && (
          <p className="t-caption muted price-sum">
            <Sentence
              text={words.sumFor(quantityText(found.quantity, salesUnit) ?? '')}
              parts={{
                sum: (
                  <b>
                    <SumText sum={found.sum / 100} />
                  </b>
                ),
              }}
            />
          </p>
        )}
        {price !== null && <p className="t-caption muted price-note">{pages.onePriceNote}</p>}
        {!listed && <PriceNote note={product.priceNote} />}
        <SaleTerms product={product} />
      </div>
      <AddToQuote
        product={product}
        price={found ? found.price / 100 : price}
        first={first}
        onQuantity={setQuantity}
        above={(put) =>
          found && (
            <>
              <PageStyles css={ladderCss} />
              <PriceLadder rows={rows} at={found.at} basis={product} onChoose={put} />
              {found.hint && <LadderHint hint={found.hint} basis={product} onChoose={put} />}
              <p className="visually-hidden" role="status">
                {said}
              </p>
            </>
          )
        }
      />
      <div className="product-more">
        {documents.length === 0 && <PdfLink href={files.productSheet(id)}>{pages.productSheet}</PdfLink>}
        <Link className="text-link" to={paths.contactForProduct(id, subjectAbout(name))}>
          <span>{common.getInTouch}</span>
        </Link>
        {phone && (
          <a className="text-link" href={phoneHref(phone)}>
            <CallIcon />
            <span>
              <Code text={phone} />
            </span>
          </a>
        )}
        {chat && (
          <a className="text-link" href={chat} rel="noreferrer" target="_blank">
            <WhatsAppIcon />
            <span>{common.whatsApp}</span>
          </a>
        )}
      </div>
    </div>
  );
}
