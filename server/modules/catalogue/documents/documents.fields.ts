import { labels } from '../../../../common/labels.ts';
import { isEmbeddedFile } from '../../../fields/document.ts';
import type { Fields } from '../../../fields/field.ts';
import { blankIsNothing, optionalText, status, text, value, worded } from '../../../fields/kinds.ts';
import type { DocumentInput } from '../../../../common/generated/validators.ts';
import type { DocumentValues } from '../references/documents.store.ts';

const { document } = labels;

export const documentFields: Fields<DocumentValues> = {
  title: worded(text({ label: document.title, key: 'title' })),
  kind: value<DocumentValues['kind']>({ label: document.kind, key: 'kind', blank: 'OTHER' }),
  language: {
    label: document.language,
    blank: null,
    document: { key: 'language', optional: true },
  },
  revision: { ...optionalText({ label: document.revision, key: 'revision' }), stored: blankIsNothing },
  date: { ...optionalText({ label: document.date, key: 'date' }), stored: blankIsNothing },
  status: status({ label: document.status }),
  // A content document may hold the file itself as a `data:` address.
  file: { label: document.file, blank: '', document: { key: 'file', optional: false, accepts: isEmbeddedFile } },
} satisfies Fields<DocumentValues> & Record<keyof (typeof DocumentInput)['shape'], unknown>;
