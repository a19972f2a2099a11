import type { ListedDocumentFragment } from '../../catalogue/documents/listedDocument.generated.ts';
import { DocumentRows } from '../../catalogue/documents/DocumentRows.tsx';
import { about as texts } from '../../../words/tr/specified.ts';
import './AboutDocuments.css';

export const AboutDocuments = ({ documents }: { documents: ListedDocumentFragment[] }) => (
  <section className="about-part about-documents" aria-labelledby="company-documents">
    <h2 className="t-h3" id="company-documents">
      {texts.documentsTitle}
    </h2>
    <DocumentRows documents={documents} />
  </section>
);
