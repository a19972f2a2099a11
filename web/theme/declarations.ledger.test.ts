import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

// The styles of both halves are counted, and the count only falls: a look that a second component needs becomes a part
// of web/parts, of web/admin/parts or a class of web/theme/globals.ts.

/** Lower a number when there are fewer. A new screen takes its place from declarations that repeat others. */
const most = { css: 5925, sx: 4685 };

/** Counts the declarations of a style sheet. */
const declarationsOf = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([;}])/g)].filter(([, text = '']) =>
    /^\s*[\w-]+\s*:/.test(text),
  ).length;

const isStyle = (name: string) => /^(sx|\w+Sx|\w*Look)$/.test(name);

/** Counts the values that the objects for `sx` of a component state. */
function valuesOf(path: string, code: string) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let values = 0;
  const visit = (node: ts.Node, isIn: boolean) => {
    const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const isHere = isIn || (isNamed && isStyle(node.name.getText()));
    if (isIn && ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) values += 1;
    node.forEachChild((part) => visit(part, isHere));
  };
  visit(file, false);
  return values;
}

const sum = (pattern: string, count: (path: string, text: string) => number) =>
  globSync(pattern)
    .filter((path) => !/[.](test|generated)[.]|\/fonts\//.test(path))
    .reduce((total, path) => total + count(path, readFileSync(path, 'utf8')), 0);

it('the styles of both halves become fewer', { timeout: 120_000 }, () => {
  const counted = {
    css: sum('web/**/*.css', (_, css) => declarationsOf(css)),
    sx: sum('web/**/*.{ts,tsx}', valuesOf),
  };
  expect(counted.css).toBeGreaterThan(most.css - 50);
  expect(counted.sx).toBeGreaterThan(most.sx - 50);
  expect(counted.css).toBeLessThanOrEqual(most.css);
  expect(counted.sx).toBeLessThanOrEqual(most.sx);
});

it('counts as one reads', () => {
  expect(declarationsOf('/* a: b; */ .a:hover { color: red; margin: 0 } @media print { .b { top: 1px; } }')).toBe(3);
  const code = `const rowLook = { gap: 1, '&:hover': { color: wide ? 'a' : 'b' } } as const;
    const Row = () => <Box title="x" sx={{ p: { xs: 1, md: 2 } }}><Field slotProps={{ root: { sx: { m: 0 } } }} /></Box>;`;
  expect(valuesOf('a.tsx', code)).toBe(5);
});
