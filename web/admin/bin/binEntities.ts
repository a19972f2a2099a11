import type { BinEntity, Role } from '../../graphql/generated/operations.ts';

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
  PICTURE: 'Picture',
  REDIRECT: 'Old address',
};

export const isBinEntity = (text: string): text is BinEntity => text in binEntities;

const fromVisitors = ['MESSAGE', 'ENQUIRY'];
/** What a role finds in the bin. */
export const entitiesFor = (role: Role) =>
  Object.entries(binEntities).filter(
    ([entity]) => role === 'OWNER' || fromVisitors.includes(entity) === (role === 'SALES'),
  );
