import { largestDocument } from '../../../../common/limits.ts';
import type { DocumentInput, UploadDocumentMutation } from '../../../graphql/generated/operations.ts';
import { texts } from '../../parts/texts/texts.ts';

export type StoredFile = UploadDocumentMutation['uploadDocument'];

const megabytes = largestDocument / 1024 / 1024;
const endings = ['pdf', 'step', 'stp', 'p21', 'dxf', 'dwg'];

export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',');
export const documentHint = `PDF, STEP, DXF or DWG, up to ${megabytes} MB.`;

/** The reason to refuse a chosen file before it is sent; undefined when there is none. The server decides by its bytes. */
export function refusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    return 'Please upload a PDF, STEP, DXF or DWG file.';
  if (size === 0) return 'This file is empty.';
  return size > largestDocument ? texts.files.tooLarge(megabytes) : undefined;
}

const longestTitle = 150;

/** What a document begins as: named for its file. `ofPdf`: what a PDF is taken for. */
export function firstValues(
  { url, name, format }: StoredFile,
  ofPdf: DocumentInput['kind'] = 'DATA_SHEET',
): DocumentInput {
  const title = name
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, longestTitle);
  return { file: url, title, kind: format === 'STEP' ? 'CAD_MODEL' : format === 'PDF' ? ofPdf : 'DRAWING' };
}
