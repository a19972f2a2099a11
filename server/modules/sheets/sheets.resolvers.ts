import { requireAdmin } from '../../core/context.ts';
import { ProductInput } from '../../generated/validators.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readUpload } from '../../core/upload.ts';
import { importSheet, type Check } from './sheets.import.ts';

export const sheetResolvers: Resolvers = {
  Mutation: {
    async importProducts(_, { file, dryRun }, context) {
      requireAdmin(context);
      const { bytes } = await readUpload(file);
      return importSheet(context.db, bytes, { dryRun: dryRun ?? true, check });
    },
  },
};

const columnOf: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  categoryId: 'Category',
  price: 'Price',
  image: 'Image',
  featured: 'Featured',
};

const check: Check = (entered) => {
  const { error } = ProductInput.safeParse(entered);
  return (error?.issues ?? []).map(({ path, message }) => ({ field: columnOf[String(path[0])] ?? '', message }));
};
