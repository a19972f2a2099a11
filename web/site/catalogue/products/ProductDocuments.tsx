import type { ListedDocumentFragment } from '../documents/listedDocument.generated.ts';
import { DocumentRows } from '../documents/DocumentRows.tsx';
import './ProductDocuments.css';
import { ProductSheetRow } from './ProductSheetRow.tsx';
import * as words from '../../../words/tr/common.ts';

interface ProductDocumentsProps {
  productId: string;
  documents: ListedDocumentFragment[];
}

export const ProductDocuments = ({ productId, documents }: ProductDocumentsProps) => (
  <section className="product-documents" aria-labelledby="documents">
    <h2 id="documents">{words.documents}</h2>
    <ProductSheetRow productId={productId} />
    {documents.length > 0 && <DocumentRows documents={documents} />}
  </section>
);
