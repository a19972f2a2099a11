import { largestDocument } from '../../../../common/limits.ts';
import type { UploadDocumentMutation } from './documents.generated.ts';
import type { DocumentInput } from '../../../graphql/generated/schema.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/documents.ts';

export type StoredFile = UploadDocumentMutation['uploadDocument'];

const megabytes = largestDocument / 1024 / 1024;
const endings = ['pdf', 'step', 'stp', 'p21', 'dxf', 'dwg'];

export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',');
export const documentHint = words.pdfStepDxfOrDwgUpToMb(megabytes);

/**
 * Returns the reason to refuse a chosen file before it is sent, or undefined. The server decides by the bytes of the
 * file.
 */
export function refusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return words.pleaseUploadAPdfStepDxfOrDwg;
  if (size === 0) return words.thisFileIsEmpty;
  return size > largestDocument ? shared.filesTooLarge(megabytes) : undefined;
}

const longestTitle = 150;

/** A new document is named after its file. `ofPdf` is the kind that a PDF gets. */
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
