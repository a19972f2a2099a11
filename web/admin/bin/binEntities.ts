import type { BinEntity } from '../../graphql/generated/operations.ts';

/** What people call what lies in the bin. */
export const binEntities: Record<BinEntity, string> = {
  PRODUCT: 'Product',
  CATEGORY: 'Category',
  MESSAGE: 'Message',
  ENQUIRY: 'Enquiry',
  ATTRIBUTE: 'Attribute',
  KIND: 'Kind',
  FAMILY: 'Family',
  DOCUMENT: 'Document',
  REDIRECT: 'Old address',
};

export const isBinEntity = (text: string): text is BinEntity => text in binEntities;
