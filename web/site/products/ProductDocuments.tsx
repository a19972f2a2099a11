import { DocumentIcon, DownloadIcon, DrawingIcon, ModelIcon } from '../../components/icons.tsx';
import { CodeText } from '../components/CodeText.tsx';
import { factsText, type ProductDocument } from './documentFacts.ts';
import './ProductDocuments.css';
import { ProductSheetRow } from './ProductSheetRow.tsx';

interface ProductDocumentsProps {
  productId: string;
  documents: ProductDocument[];
}

const icons: Partial<Record<ProductDocument['kind'], typeof DocumentIcon>> = {
  DRAWING: DrawingIcon,
  CAD_MODEL: ModelIcon,
};

/** What there is to be saved: the whole row is the link, which is called as its title. */
export function ProductDocuments({ productId, documents }: ProductDocumentsProps) {
  return (
    <section className="product-documents" aria-labelledby="documents">
      <h2 id="documents" className="t-h4 spec-heading">
        Belgeler
      </h2>
      <ProductSheetRow productId={productId} />
      <ul>
        {documents.map((document) => {
          const { id, title, kind, file } = document;
          const Icon = icons[kind] ?? DocumentIcon;
          return (
            <li key={id}>
              <Icon />
              <div>
                <a href={file.url} download aria-describedby={`document-${id}`}>
                  <CodeText text={title} />
                </a>
                <p id={`document-${id}`} className="t-caption muted">
                  {factsText(document)}
                </p>
              </div>
              <DownloadIcon />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
