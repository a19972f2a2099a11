import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { look } from '../../common/look.ts';
import { adminSizes, sizes } from './typography.ts';

// The style sheets of the public site take sizes and weights of type from the theme.

/** Drawings such as icons are no type; paper has sizes of its own. */
const drawn = /icon|svg|balloon/i;
const mayBe = new Set(['inherit', '0', ...Object.keys(sizes).map((name) => `var(--type-${name})`)]);
const withinOne = 'var(--note-size, var(--type-small))';
const weights = Object.values(look.typeface.weights).map(String);

type Stated = { selector: string; property: string; value: string };

/** Returns what a style sheet states for the screen about size and weight, each with its selector. */
function typeIn(css: string): Stated[] {
  const open: string[] = [];
  const found: Stated[] = [];
  for (const [, text = '', sign] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') open.push(text.trim());
    const [, property, value] = /^\s*(font-size|font-weight|font)\s*:\s*([\s\S]+?)\s*$/.exec(text) ?? [];
    if (property && value && !open.some((one) => one.startsWith('@media print')))
      found.push({ selector: open.at(-1) ?? '', property, value });
    if (sign === '}') open.pop();
  }
  return found;
}

it('sizes of type are variables of the theme, and weights those of the typeface', () => {
  const paths = globSync('web/{site,components}/**/*.css');
  const found = paths.flatMap((path) =>
    typeIn(readFileSync(path, 'utf8')).flatMap(({ selector, property, value }) => {
      if (drawn.test(selector) || value === withinOne) return [];
      const isRight =
        property === 'font-size'
          ? mayBe.has(value)
          : property === 'font-weight'
            ? weights.includes(value)
            : value === 'inherit';
      return isRight ? [] : [`${path}: ${selector} { ${property}: ${value} }`];
    }),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('there are nine sizes and three weights', () => {
  expect([Object.keys(sizes).length, weights.length]).toEqual([9, 3]);
});

it('reads style sheets as browsers do', () => {
  const css =
    '/* font-size: 1px; */ .a,\n.b { color: red; font-size: 1px } @media print { .c { font-size: 2px; } } .d{font-weight:600}';
  expect(typeIn(css)).toEqual([
    { selector: '.a,\n.b', property: 'font-size', value: '1px' },
    { selector: '.d', property: 'font-weight', value: '600' },
  ]);
});

/** Returns whether a style is that of an icon, by the element, the selector or the name that it stands under. */
function isOfIcon(node: ts.Node): boolean {
  for (let up = node.parent; !ts.isSourceFile(up); up = up.parent) {
    if (ts.isPropertyAssignment(up) && /svg|icon/i.test(up.name.getText())) return true;
    if (ts.isVariableDeclaration(up) && /^\w*(icon|star|chevron|arrow)(Look)?$/i.test(up.name.getText())) return true;
    if (ts.isJsxSelfClosingElement(up) || ts.isJsxOpeningElement(up))
      return /(Outlined|Icon)$|^Star$/.test(up.tagName.getText());
  }
  return false;
}

/** Lists the sizes and the weights that a component states, each with what it is. */
function statedIn(path: string, code: string) {
  const found: { at: string; property: string; value: string }[] = [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const valuesIn = (node: ts.Node): string[] => {
    if (ts.isNumericLiteral(node) || ts.isStringLiteral(node)) return [node.text];
    const values: string[] = [];
    node.forEachChild((part) => void values.push(...valuesIn(part)));
    return values;
  };
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^font(Size|Weight)$/.test(node.name.getText()) && !isOfIcon(node))
      for (const value of valuesIn(node.initializer)) found.push({ at: path, property: node.name.getText(), value });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

it('the admin states seven sizes and three weights, each of the theme', () => {
  const paths = globSync('web/admin/**/*.{ts,tsx}').filter((path) => !/[.](test|generated)[.]/.test(path));
  const right: Record<string, string[]> = {
    fontSize: ['inherit', ...adminSizes.map(String)],
    fontWeight: ['inherit', ...weights],
  };
  const found = paths.flatMap((path) => statedIn(path, readFileSync(path, 'utf8')));
  expect(found.length).toBeGreaterThan(150);
  expect(found.filter(({ property, value }) => !right[property]?.includes(value))).toEqual([]);
  expect(adminSizes).toHaveLength(7);
});

it('reads styles of components, and tells icons from type', () => {
  const code = `const iconLook = { fontSize: 20 };
    const look = { fontSize: { xs: 12, md: wide ? 13 : 14 }, '& .MuiSvgIcon-root': { fontSize: 18 } };
    const Name = () => <p sx={{ fontWeight: 700 }}><AddOutlined sx={{ fontSize: 22 }} /></p>;`;
  expect(statedIn('a.tsx', code).map(({ value }) => value)).toEqual(['12', '13', '14', '700']);
});
