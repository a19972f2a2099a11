import { posix } from 'node:path';

const escape = (text) => text.replace(/[.+^$()[\]\\|]/g, '\\$&');

/** A pattern of layers.js as a regular expression; `:module` becomes a group or, when known, the name itself. */
function expression(pattern, module) {
  const source = escape(pattern)
    .replace(/\{([^}]+)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.+/)?', '**': '.+' })[stars] ?? '[^/]+')
    .replace(':module', module ? escape(module) : '(?<module>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fits(patterns, path, module) {
  const matches = (pattern) => expression(pattern, module).test(path);
  const never = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return patterns.some(matches) && !never.some(matches);
}

function layerOf(layers, file) {
  for (const layer of layers) {
    for (const pattern of layer.from) {
      const match = expression(pattern).exec(file);
      if (match) return { ...layer, module: match.groups?.module };
    }
  }
  return undefined;
}

/** A pattern names a package: 'express', '@apollo/*', 'node:*'; a path inside the package counts as the package. */
const isPackage = (patterns, name) => patterns.some((p) => fits([p, `${p}/**`], name));

/** Checks every import against the table of layers.js, given as the rule's option. */
export const importRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: {
      refused: '{{from}} may not import {{to}}. {{instead}}',
      noLayer: '{{from}} has no row in scripts/eslint/layers.js: put the file into a folder that has one.',
      noExtension: "Import the file '{{source}}' with its extension, never a folder.",
    },
  },
  create(context) {
    const from = posix.relative(context.cwd, context.filename);
    const layer = layerOf(context.options[0], from);

    function check(node) {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const refuse = (to) => context.report({ node, messageId: 'refused', data: { from, to, instead: layer.instead } });
      if (!source.startsWith('.')) {
        if (layer && isPackage(layer.packages ?? [], source)) refuse(source);
        return;
      }
      const to = posix.join(posix.dirname(from), source.replace(/\?.*$/, ''));
      if (!posix.extname(to)) context.report({ node, messageId: 'noExtension', data: { source } });
      else if (!layer) context.report({ node, messageId: 'noLayer', data: { from } });
      else if (!fits(layer.may, to, layer.module)) refuse(to);
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
