import { expect, test } from 'vitest';
import { mergedStyles } from './mergedStyles.ts';

test.each([
  [
    'what is said again of one state is one rule',
    '.a{color:red;margin:0;}.a:hover{color:blue;}.a:hover{top:1px;}',
    '.a{color:red;margin:0}.a:hover{color:blue;top:1px}',
  ],
  [
    'a text is a value, and one that a semicolon cuts is not read',
    '.a::before{content:"x";}.a::before{top:0;}.b{content:";";}',
    '.a::before{content:"x";}.a::before{top:0;}.b{content:";";}',
  ],
  ['a text is merged', '.a::before{content:"x";}.a::before{top:0;}', '.a::before{content:"x";top:0}'],
  ['the later of two values stands', '.a{padding:0;}.a{padding:1px;margin:0;}', '.a{padding:1px;margin:0}'],
  [
    'a rule does not pass another that says the same property, in long or short',
    '.a:hover{outline:0;}.a:focus{outline-color:red;}.a:hover{top:0;}',
    '.a:hover{outline:0}.a:focus{outline-color:red}.a:hover{top:0}',
  ],
  [
    'rules in an at-rule meet their like alone',
    '@media print{.a{color:red;}}.a{top:0;}@media print{.a{left:0;}}',
    '.a{top:0}@media print{.a{color:red;left:0}}',
  ],
  [
    'what it cannot read stays as it is',
    '@keyframes x{0%{top:0;}50%{top:1px;}}',
    '@keyframes x{0%{top:0;}50%{top:1px;}}',
  ],
])('%s', (_, css, expected) => {
  expect(mergedStyles(css)).toBe(expected);
});
