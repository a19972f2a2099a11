import type { FamilyTable } from '../model/model.ts';
import { documentIdsOf } from './ids.ts';
import { modelledProduct } from './solids.ts';

const day = '2026-11-02';

/** The first start finds models in the folder, and makes the PDFs from the content. */
export const documentsOf = (family: FamilyTable) =>
  documentIdsOf(family).map((id) => {
    const common = { language: 'TR', revision: 'A', date: day, file: `starter:${id}.pdf` };
    if (id.endsWith('-föy')) return { id, title: `${family.name}: ürün föyü`, kind: 'DATA_SHEET', ...common };
    if (id.endsWith('-belge'))
      return { id, title: `${family.name}: EN 10204 3.1 belgesi (ÖRNEK)`, kind: 'CERTIFICATE', ...common };
    const title = `${family.name}: 3B model, ${String(modelledProduct(family)?.stockCode)}`;
    return { id, title, kind: 'CAD_MODEL', revision: 'A', date: day, file: `starter:${id}.step` };
  });
