import { largestDocument } from '../../../../common/limits.ts';
import { connectionFields } from '../../../context/connection.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { notFound, stale } from '../../../core/errors.ts';
import { chunksOf } from '../../../http/upload.ts';
import { enteredOf, givenOf, toStored, toStoredGiven } from '../../../fields/field.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { may, type Subject } from '../../../rights/may.ts';
import { productRowsWithSeqs } from '../products/products.rows.ts';
import { createDocument, removeDocument, updateDocument } from './documents.changes.ts';
import { documentFields } from './documents.fields.ts';
import { refuseGoneDocument, storeDocumentFile } from './documents.intake.ts';
import {
  countProductsWithDocument,
  findDocument,
  findDocuments,
  productsWithDocument,
} from '../references/documents.store.ts';
import * as listed from '../references/listedDocuments.ts';

/** Who reads documents that no product has. */
const everyDocument = {
  roles: ['OWNER', 'EDITOR', 'SALES'],
  scopes: ['READ_CATALOGUE', 'READ_DRAFTS'],
} satisfies Subject;

export const documentResolvers = {
  Query: {
    documents(_, { first, after, search, filter, orderBy }, context) {
      const ofProducts = filter?.ofProducts === true || !may(context, everyDocument);
      const which = { search, kind: filter?.kind, ofProducts, byTitle: orderBy !== 'NEWEST' };
      return listed.listed(context.db, which, { first, after });
    },
    document(_, { id }, context) {
      return findDocument(context.db, id);
    },
    newDocuments: (_, { first }, { db }) => listed.newest(db, first ?? 0),
    documentsOfProducts: (_, { first, after, ...which }, { db }) =>
      listed.listed(db, { ...which, ofProducts: true }, { first, after }),
    documentKinds: (_, __, { db }) => listed.countByKind(db),
  },
  Mutation: {
    async uploadDocument(_, { file, sha256 }, context) {
      const { email } = requireAdmin(context);
      const { chunks, filename } = await chunksOf(file, largestDocument);
      return storeDocumentFile(context.db, context.images, { chunks, name: filename, sha256, uploader: email });
    },
    createDocument(_, { input, key }, context) {
      const sent = { mutation: 'createDocument', key, content: input };
      return createOnce(context, sent, {
        async create(db) {
          await refuseGoneDocument(db, input.file);
          return createDocument(db, toStored(documentFields, enteredOf(documentFields, input)));
        },
        idOf: ({ id }) => id,
        find: findDocument,
      });
    },
    async updateDocument(_, { id, input, version }, context) {
      await refuseGoneDocument(context.db, input.file);
      const given = toStoredGiven(documentFields, givenOf(documentFields, input));
      const done = await updateDocument(context.db, id, given, version);
      if (!done) throw notFound('Document');
      if (done === 'stale') throw stale('The document');
      return done;
    },
    async deleteDocument(_, { id }, context) {
      if (!(await removeDocument(context.db, id))) throw notFound('Document');
      return true;
    },
  },
  Product: {
    documents: ({ documentIds }, _, { db }) => findDocuments(db, documentIds),
  },
  Document: {
    file: ({ stored }) => stored,
    productCount: ({ id }, _, { db }) => countProductsWithDocument(db, id),
    products: async ({ id }, { first }, { db }) =>
      productRowsWithSeqs(db, await productsWithDocument(db, [id], first ?? 0)),
  },
  DocumentConnection: { ...connectionFields, kindCounts: (_, __, { db }) => listed.countByKind(db) },
} satisfies Resolvers;
