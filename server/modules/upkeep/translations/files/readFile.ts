import { isZip } from '../../../../spreadsheet/fileKind.ts';
import { isXml } from '../../../../spreadsheet/readXmlRecords.ts';
import { DomainError, emptyFile, wrongType } from '../../../../core/errors.ts';
import { readPo } from './po.ts';
import { readXliff } from './readXliff.ts';
import { notTranslations, wrongLanguages } from './refusals.ts';
import { readTranslationSheet, type FieldOf } from './translationSheet.ts';
import type { ReadFile } from './unit.ts';

const primary = (language: string) => language.toLowerCase().split(/[-_]/)[0];
/** Programs add a country: `en-US` is a file of `en`; `pt-BR` is none of `pt-PT`. */
const isOf = (found: string, wanted: string) =>
  found.toLowerCase() === wanted.toLowerCase() || (primary(found) === wanted.toLowerCase() && !/[-_]/.test(wanted));

/** Reads a file of a translator by its content, whatever its name. Throws a refusal with one plain sentence. */
export async function readTranslationFile(bytes: Buffer, language: string, fieldOf: FieldOf): Promise<ReadFile> {
  if (bytes.length === 0) throw emptyFile();
  const read = await readByKind(bytes, language, fieldOf);
  if (read.language === null && read.units.length === 0) throw notTranslations();
  if (read.language !== null && !isOf(read.language, language)) throw wrongLanguages([read.language], language);
  return read;
}

async function readByKind(bytes: Buffer, language: string, fieldOf: FieldOf): Promise<ReadFile> {
  try {
    if (isZip(bytes)) return await readTranslationSheet(bytes, fieldOf, language);
    if (isXml(bytes)) return readXliff(bytes);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Every other error of the parsers is caused by the file.
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongType('file', `This file cannot be read: ${reason.slice(0, 200)}`, error);
  }
  if (bytes.subarray(0, 4096).includes(0)) throw notTranslations();
  return readPo(bytes);
}
