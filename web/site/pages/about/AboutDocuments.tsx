import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';
import { DocumentRows } from '../../catalogue/documents/DocumentRows.tsx';
import { about as texts } from '../../texts.ts';
import './AboutDocuments.css';

export const AboutDocuments = ({ documents }: { documents: ListedDocumentFragment[] }) => (
  <section className="about-part about-documents" aria-labelledby="belgelerimiz">
    <h2 className="t-h3" id="belgelerimiz">
      {texts.documentsTitle}
    </h2>
    <DocumentRows documents={documents} />
  </section>
);
