import { z } from 'zod';
import { badInput, notFound } from '../../../core/errors.ts';
import { ProgramProductDocument, type ToldSpecsFragment } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { tool } from '../tool.ts';
import { tellDocument, documentOutput } from './documentOutput.ts';

export const toldSpec = z.object({
  id: z.string(),
  attribute: z.string(),
  group: z.string().nullable(),
  value: z.string(),
});

export const tellSpecs = ({ specs }: ToldSpecsFragment) =>
  specs.map(({ attribute, group, text }) => ({ id: attribute.id, attribute: attribute.name, group, value: text }));

export const getProduct = tool({
  name: 'get_product',
  title: 'Read one product',
  description: [
    'Everything about one product, by its id or its code: description, all specs with units, documents,',
    'pictures, its family, and what replaces it when it is no longer made.',
  ].join(' '),
  input: z.object({
    id: z.string().max(200).optional().describe("The product's id."),
    code: z.string().max(60).optional().describe("Its code: '6204-2RS'. Give one of the two."),
  }),
  output: z.object({
    product: toldProduct.extend({
      description: z.string(),
      specs: z.array(toldSpec),
      pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
      documents: z.array(documentOutput),
      family: z.object({ id: z.string(), name: z.string(), products: z.number() }).nullable(),
      successor: toldProduct.nullable(),
    }),
  }),
  async answer({ id, code }, { ask, origin }) {
    if ((id === undefined) === (code === undefined)) throw badInput('id', 'Give either an id or a code.');
    const { product } = await ask(ProgramProductDocument, { id, stockCode: code });
    if (!product) throw notFound('The product');
    const { description, pictures, documents, family, successor } = product;
    return {
      product: {
        ...tell(origin, product),
        description,
        specs: tellSpecs(product),
        pictures: pictures.map(({ url, alt }) => ({ url: new URL(url, origin).href, alt: alt ?? product.name })),
        documents: documents.map((document) => tellDocument(origin, document)),
        family: family && { id: family.id, name: family.name, products: family.productCount },
        successor: successor && tell(origin, successor),
      },
    };
  },
});
