import { DocumentIcon, DownloadIcon, DrawingIcon, ModelIcon } from '../../../components/icons.tsx';
import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { factsText } from './documentFacts.ts';
import './DocumentRows.css';

const icons: Partial<Record<ListedDocumentFragment['kind'], typeof DocumentIcon>> = {
  DRAWING: DrawingIcon,
  CAD_MODEL: ModelIcon,
};

/** Where it is not known from the page, `about` says what the document is about. */
type Listed = ListedDocumentFragment & { about?: string | undefined };

/** Lists files to download: the whole row is the link, named by the document's title. */
export const DocumentRows = ({ documents }: { documents: Listed[] }) => (
  <ul className="document-rows">
    {documents.map((document) => {
      const { id, title, kind, file, about } = document;
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
          <DownloadIcon />
        </li>
      );
    })}
  </ul>
);
