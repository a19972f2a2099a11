import { z } from 'zod';
import { ProgramDocumentsDocument } from '../../generated/operations.ts';
import { pageOf } from '../../told.ts';
import { nextOf, pageInput, pageOutput, tool } from '../tool.ts';
import { tellDocument, documentOutput } from './documentOutput.ts';

export const listDocuments = tool({
  name: 'list_documents',
  title: 'Find documents',
  description: [
    'Data sheets, drawings, 3D models, certificates and manuals of products, by words of their title and by',
    'kind. Those of one product come with get_product.',
  ].join(' '),
  input: z.object({
    text: z.string().max(200).optional().describe('Words of the title, the revision or the file name.'),
    kind: z.enum(['DATA_SHEET', 'DRAWING', 'CAD_MODEL', 'CERTIFICATE', 'MANUAL', 'OTHER']).optional(),
    ...pageInput,
  }),
  output: z.object({
    ...pageOutput,
    documents: z.array(
      documentOutput.extend({
        products: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })).describe('The first five.'),
      }),
    ),
  }),
  async answer({ text, kind, first, after }, { ask, origin }) {
    const { documents: page } = await ask(ProgramDocumentsDocument, { search: text, kind, first, after });
    return {
      total: page.totalCount,
      next: nextOf(page.pageInfo),
      documents: page.nodes.map(({ products, ...document }) => ({
        ...tellDocument(origin, document),
        products: products.map(({ id, name }) => ({ id, name, url: pageOf(origin, id) })),
      })),
    };
  },
});
