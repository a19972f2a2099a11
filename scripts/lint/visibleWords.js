import { notWords } from './notWords.js';

/** Attributes, and properties of the objects that tables of the interface are made of, whose value people read or hear. */
const read = new RegExp(
  `^(${[
    ...['aria-(label|description|placeholder|roledescription|valuetext)', 'alt', 'title', 'titleAccess', 'label'],
    ...['placeholder', 'heading', 'helperText', 'primary', 'secondary', 'text', 'message', 'description', 'summary'],
    ...['caption', 'question', 'hint', 'lede', 'tooltip', 'notice', 'note', 'legend', 'subject', 'explanation'],
    ...['answer', 'confirm', 'nothing', 'unread', 'done'],
  ].join('|')})$|` +
    '(Label|Text|Title|Heading|Message|Description|Placeholder|Hint|Note|Notice|Summary|Caption|Question|Lede)$',
);

/** Functions that show a notice. Others are named in the rule's options, for the folders that have them. */
const notices = ['notify', 'announce', 'toast', 'showNotice', 'showError', 'setNotice', 'setMessage', 'setProblem'];

const hasLetters = /\p{L}/u;
const beyondAscii = /[^\p{ASCII}]/u;
/** A word that begins a label, such as '3B model'; a name of a program, such as InStock or IN_STOCK, has more capitals. */
const isLabel = /^\p{Lu}\p{Ll}+$|^\d\p{Lu} \p{Ll}/u;
/** A value with words after it, such as '12 added'; options of a style have a unit or a sign there. */
const isCount = /^\u0000 \p{Ll}{3,}(?: [\p{L} ]+)?$/u;
const isSentence = /^\p{Lu}[\p{L}’']* (?=.*\p{Ll}).*\p{L}|^\p{Lu}.*\p{Ll}[.?!…]$/u;

/** Returns what is left of a text when all that is no word is taken out of it. */
export function wordsIn(text) {
  const words = notWords.reduce((rest, { pattern }) => rest.replaceAll(pattern, ''), text);
  return hasLetters.test(words) ? words.trim() : '';
}

/** Returns the text of a string or of what a template says between its values; undefined for every other node. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('\u0000');
}

/** Returns the expressions of which one becomes the value of this one, or a part of it. */
function partsOf(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression') return node.operator === '&&' ? [node.right] : [node.left, node.right];
  if (node.type === 'BinaryExpression') return node.operator === '+' ? [node.left, node.right] : [];
  if (node.type === 'ArrayExpression') return node.elements.filter(Boolean);
  if (node.type === 'TemplateLiteral') return node.expressions;
  if (/^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ChainExpression)$/.test(node.type))
    return [node.expression];
  if (node.type === 'ArrowFunctionExpression') return node.body.type === 'BlockStatement' ? [] : [node.body];
  return [];
}

/** Returns all strings and templates of which the value of an expression can be made. */
function stringsOf(node) {
  const own = textOf(node) === undefined ? [] : [node];
  return [...own, ...partsOf(node).flatMap(stringsOf)];
}

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value;

/** Returns whether a string is only compared, imported, a key or a type, or goes into the log with an error of ours. */
function isUnread(node) {
  const { parent } = node;
  if (/^(Import|Export|TS(?!(As|Satisfies|NonNull)))/.test(parent.type)) return true;
  if (parent.type === 'BinaryExpression') return parent.operator !== '+';
  if (parent.type === 'SwitchCase') return true;
  if (parent.type === 'Property') return parent.key === node;
  if (parent.type === 'MemberExpression') return parent.property === node;
  if (parent.type === 'CallExpression') return parent.callee.type === 'Super';
  if (parent.type === 'NewExpression') return /(Error|Exception)$/.test(nameOf(parent.callee) ?? '');
  return parent.type === 'TaggedTemplateExpression';
}

/** Returns whether a string becomes a value that is handed on: an element of a list, a property or one of two choices. */
const isValue = ({ parent }) =>
  /^(Array|Conditional|Logical)Expression$|^(AssignmentPattern|ReturnStatement|VariableDeclarator)$/.test(
    parent.type,
  ) ||
  (parent.type === 'Property' && !String(nameOf(parent.key)).startsWith('@'));

/**
 * Finds words that people read and that stand in code. The catalogue of words, web/words/ and server/words/, holds them: so
 * that another language is another catalogue.
 * A letter beyond ASCII is a word's wherever it stands, and with the option `labels` so is a capital at the beginning.
 */
export const visibleWords = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          labels: { type: 'boolean' },
          notices: { type: 'array', items: { type: 'string' } },
          read: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      word: 'A visible word, "{{words}}": give it a name in the catalogue of words (web/words/ or server/words/).',
    },
  },
  create(context) {
    const [options = {}] = context.options;
    const showing = new Set([...notices, ...(options.notices ?? [])]);
    const alsoRead = new Set(options.read ?? []);
    const isRead = (name) =>
      typeof name === 'string' && name !== 'enterKeyHint' && (read.test(name) || alsoRead.has(name));
    const seen = new Set();

    function report(node) {
      const words = wordsIn(textOf(node));
      if (!words || seen.has(node)) return;
      seen.add(node);
      context.report({
        node,
        messageId: 'word',
        data: {
          words: words
            .replaceAll(/[\s\u0000]+/g, ' ')
            .trim()
            .slice(0, 60),
        },
      });
    }
    const reportAll = (node) => stringsOf(node).forEach(report);

    /** Reports a string in any place, such as a list of labels, when its letters alone tell that it is meant to be read. */
    function reportClear(node) {
      const text = textOf(node);
      if (text === undefined || isUnread(node)) return;
      const plain = wordsIn(text);
      if (beyondAscii.test(plain.replaceAll(/[^\p{L}]/gu, '')) || isSentence.test(text) || isCount.test(text))
        report(node);
      else if (options.labels && isLabel.test(text) && isValue(node)) report(node);
    }

    return {
      JSXText: report,
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type !== 'JSXAttribute' || isRead(attributeName(parent))) reportAll(expression);
      },
      JSXAttribute(node) {
        if (node.value?.type === 'Literal' && isRead(attributeName(node))) report(node.value);
      },
      Property({ key, value, computed, parent }) {
        if (!computed && parent.type === 'ObjectExpression' && isRead(nameOf(key))) reportAll(value);
      },
      CallExpression({ callee, arguments: handed }) {
        const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
        if (showing.has(name)) handed.forEach(reportAll);
      },
      Literal: reportClear,
      TemplateLiteral: reportClear,
    };
  },
};

const attributeName = ({ name }) => (name.type === 'JSXNamespacedName' ? undefined : name.name);
