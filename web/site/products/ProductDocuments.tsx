import type { ListedDocumentFragment } from '../../graphql/generated/site.ts';
import { DocumentRows } from '../documents/DocumentRows.tsx';
import './ProductDocuments.css';

export const ProductDocuments = ({ documents }: { documents: ListedDocumentFragment[] }) => (
  <section className="product-documents" aria-labelledby="documents">
    <h2 id="documents" className="t-h4 spec-heading">
      Belgeler
    </h2>
    <DocumentRows documents={documents} />
  </section>
);
