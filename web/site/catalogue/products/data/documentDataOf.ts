import type { ListedDocumentFragment } from '../../documents/listedDocument.generated.ts';
import type { Facts } from '../../../parts/JsonLd.tsx';

const types: Record<ListedDocumentFragment['file']['format'], string> = {
  PDF: 'application/pdf',
  STEP: 'model/step',
  DXF: 'image/vnd.dxf',
  DWG: 'image/vnd.dwg',
};

/** Describes a document to search engines (https://schema.org/DigitalDocument). */
export const documentDataOf = (
  { title, language, revision, date, file }: ListedDocumentFragment,
  origin: string,
): Facts => ({
  '@type': 'DigitalDocument',
  name: title,
  url: origin + file.url,
  encodingFormat: types[file.format],
  inLanguage: language === null || language === 'MULTIPLE' ? undefined : language.toLowerCase(),
  version: revision ?? undefined,
  datePublished: date ?? undefined,
});
