interface Rule {
  /** The at-rule around it, such as '@media print'; empty where there is none. */
  around: string;
  selector: string;
  declarations: Map<string, string>;
}

const known = new Map<string, string>();

/**
 * Returns the styles of a component with one rule for each selector: those of the theme follow those of the library, which say the
 * same again. Pages carry them, so each is made smaller once.
 */
export function mergedStyles(css: string): string {
  const done = known.get(css) ?? merged(css);
  known.set(css, done);
  return done;
}

function merged(css: string) {
  const rules = rulesOf(css);
  // A sheet that cannot be read stays as it is.
  if (!rules) return css;
  const left: Rule[] = [];
  for (const rule of rules) {
    const at = left.findLastIndex(({ around, selector }) => around === rule.around && selector === rule.selector);
    const before = left[at];
    const between = left.slice(at + 1);
    // The earlier rule moves down to the later one, past others that have nothing to do with it.
    if (before && between.every((other) => !shareProperty(before, other))) {
      left.splice(at, 1);
      left.push({ ...rule, declarations: new Map([...without(before, rule), ...rule.declarations]) });
    } else left.push(rule);
  }
  return left.map(written).join('');
}

/** Later declarations take precedence over earlier ones of the same property. */
const without = ({ declarations }: Rule, later: Rule) =>
  [...declarations].filter(([property]) => !later.declarations.has(property));

/** 'outline-color' and 'outline' have a part in common; properties of one's own have none. */
const familyOf = (property: string) =>
  property.startsWith('--') ? property : property.replace(/^-\w+-/, '').split('-')[0];

function shareProperty(one: Rule, other: Rule) {
  const families = new Set([...one.declarations.keys()].map(familyOf));
  return [...other.declarations.keys()].some((property) => families.has(familyOf(property)));
}

const written = ({ around, selector, declarations }: Rule) => {
  const rule = `${selector}{${[...declarations].map(([property, value]) => `${property}:${value}`).join(';')}}`;
  return around ? `${around}{${rule}}` : rule;
};

/** Reads plain rules, and those in one at-rule. Returns undefined for what is written in another way. */
function rulesOf(css: string): Rule[] | undefined {
  const rules: Rule[] = [];
  const plain = /([^{}@]+)\{([^{}]*)\}/y;
  const wrapped = /(@(?:media|supports)[^{}]*)\{((?:[^{}@]+\{[^{}]*\})*)\}/y;
  for (let at = 0; at < css.length;) {
    plain.lastIndex = at;
    wrapped.lastIndex = at;
    const group = wrapped.exec(css);
    const found = group ? [...(group[2] ?? '').matchAll(/(?<![^{}@])([^{}@]+)\{([^{}]*)\}/g)] : [plain.exec(css)];
    for (const rule of found) {
      const declarations = rule && declarationsOf(rule[2] ?? '');
      if (!rule || !declarations) return undefined;
      rules.push({ around: group?.[1] ?? '', selector: rule[1] ?? '', declarations });
    }
    at = group ? wrapped.lastIndex : plain.lastIndex;
  }
  return rules;
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
const isOpen = (value: string) =>
  count(value, '"') % 2 === 1 || count(value, "'") % 2 === 1 || count(value, '(') !== count(value, ')');

/** A value with a semicolon of its own, or one given twice for browsers that do not know the second, is not read. */
function declarationsOf(text: string) {
  const declarations = new Map<string, string>();
  for (const one of text.split(';').filter(Boolean)) {
    const [, property = '', value = ''] = /^([\w-]+):(.*)$/s.exec(one) ?? [];
    if (!property || isOpen(value) || value.includes('url(')) return undefined;
    declarations.delete(property);
    declarations.set(property, value);
  }
  return declarations;
}
