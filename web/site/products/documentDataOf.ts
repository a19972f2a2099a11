import type { Facts } from '../meta/JsonLd.tsx';
import type { ProductDocument } from './documentFacts.ts';

const types: Record<ProductDocument['file']['format'], string> = {
  PDF: 'application/pdf',
  STEP: 'model/step',
  DXF: 'image/vnd.dxf',
  DWG: 'image/vnd.dwg',
};

/** A document for search engines (https://schema.org/DigitalDocument). */
export const documentDataOf = ({ title, language, revision, date, file }: ProductDocument, origin: string): Facts => ({
  '@type': 'DigitalDocument',
  name: title,
  url: origin + file.url,
  encodingFormat: types[file.format],
  inLanguage: language === null || language === 'MULTIPLE' ? undefined : language.toLowerCase(),
  version: revision ?? undefined,
  datePublished: date ?? undefined,
});
