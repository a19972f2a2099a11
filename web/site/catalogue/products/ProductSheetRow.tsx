import { PdfIcon } from '../../../components/icons.tsx';
import { usePagePath } from '../../parts/OriginProvider.tsx';
import { files } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import * as words from '../../../words/tr/product.ts';

/** Leads to the product's own data sheet, which is made on request. It stands before all documents. */
export const ProductSheetRow = ({ productId }: { productId: string }) => (
  <ul className="document-rows">
    <li>
      <PdfIcon />
      <div>
        <a href={usePagePath()(files.productSheet(productId))} type="application/pdf" aria-describedby="document-sheet">
          {pages.productSheet}
        </a>
        <p id="document-sheet" className="t-caption muted">
          {words.sheetFacts}
        </p>
      </div>
    </li>
  </ul>
);
