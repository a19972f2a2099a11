import { parseSync, Visitor } from 'vite';

/** Declarations that are gone when the program runs. */
const types = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

const isType = (part) =>
  types.has(part.type) || part.importKind === 'type' || part.exportKind === 'type' || types.has(part.declaration?.type);

/**
 * Returns the text of a source without what never runs: its comments, the types that it declares or imports at its top, and
 * the blanks of its lines. What is left behaves as the whole does. A text that cannot be parsed is returned as it is.
 */
export function programOf(file, text) {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) return text;
  const literals = [];
  const keep = ({ start, end }) => void literals.push({ start, end, isKept: true });
  new Visitor({ TemplateElement: keep, Literal: keep, JSXText: keep }).visit(program);
  const kept = [];
  let from = 0;
  for (const { start, end, isKept } of [...program.body.filter(isType), ...comments, ...literals].toSorted(byStart)) {
    // What lies within a type has gone with it.
    if (start < from) continue;
    kept.push(text.slice(from, start));
    // The end of a line can end a statement.
    kept.push(isKept ? { literal: text.slice(start, end) } : text.slice(start, end).includes('\n') ? '\n' : ' ');
    from = end;
  }
  kept.push(text.slice(from));
  return joined(kept);
}

const byStart = (one, other) => one.start - other.start;

/** Joins pieces of code, with one blank or one new line wherever there are several, and literals as they stand. */
function joined(pieces) {
  const all = [];
  let code = '';
  const endCode = () => {
    all.push(code.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' ')));
    code = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') code += piece;
    else {
      endCode();
      all.push(piece.literal);
    }
  }
  endCode();
  return all.join('').trim();
}
