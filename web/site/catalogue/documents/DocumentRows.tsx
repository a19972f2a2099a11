import { textLanguage } from '../../../components/texts.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { DocumentIcon, DownloadIcon, DrawingIcon, ModelIcon } from '../../../components/icons.tsx';
import type { ListedDocumentFragment } from './listedDocument.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { factsText } from './documentFacts.ts';
import './DocumentRows.css';
import * as words from '../../../words/tr/documents.ts';

const icons: Partial<Record<ListedDocumentFragment['kind'], typeof DocumentIcon>> = {
  DRAWING: DrawingIcon,
  CAD_MODEL: ModelIcon,
};

/** Where it is not known from the page, `about` says what the document is about, or `product` to which product it belongs. */
type Listed = ListedDocumentFragment & {
  about?: string | undefined;
  product?: { id: string; name: string; others: number } | undefined;
};

/** Lists files to download: the whole row is the link, named by the document's title. */
export const DocumentRows = ({ documents }: { documents: Listed[] }) => (
  <ul className="document-rows">
    {documents.map((document) => {
      const { id, title, kind, file, about, product } = document;
      const Icon = icons[kind] ?? DocumentIcon;
      return (
        <li key={id}>
          <Icon />
          <div>
            <a href={file.url} download aria-describedby={`document-${id}`}>
              <CodeText text={title} />
            </a>
            <p id={`document-${id}`} className="t-caption muted">
              {about && `${about} · `}
              {factsText(document)}
            </p>
          </div>
          {product && (
            <p className="document-product t-body2 muted">
              <Sentence
                text={product.others > 0 ? words.productAndMore(product.others) : '{product}'}
                parts={{
                  product: (
                    <Link to={paths.product(product.id)} lang={textLanguage('Product', product.id, 'name')}>
                      <CodeText text={product.name} />
                    </Link>
                  ),
                }}
              />
            </p>
          )}
          <DownloadIcon />
        </li>
      );
    })}
  </ul>
);
