import type { Types } from '@graphql-codegen/plugin-helpers';
import { preset } from '@graphql-codegen/near-operation-file-preset';

const importsTypes = (plugin: Types.ConfiguredPlugin) =>
  'add' in plugin && typeof plugin.add === 'object' && String(plugin.add.content).startsWith('import type * as Types');

/**
 * Writes X.generated.ts beside each X.graphql. The preset imports the schema's types into files that use none, which
 * TypeScript refuses; typescript-operations imports them itself where it needs them.
 */
export const nearOperations: typeof preset = {
  buildGeneratesSection: async (options) => {
    const files = await preset.buildGeneratesSection(options);
    return files.map((file) => ({ ...file, plugins: file.plugins.filter((plugin) => !importsTypes(plugin)) }));
  },
};
