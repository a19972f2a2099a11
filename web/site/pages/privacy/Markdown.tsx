import { Fragment, type ComponentProps } from 'react';
import MarkdownToJsx, { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { sectionId } from './sections.ts';
import * as words from '../../../words/tr/privacy.ts';
import * as common from '../../../words/tr/common.ts';

/** Wide tables scroll on their own, by keyboard too. */
const ScrollingTable = (props: ComponentProps<'table'>) => (
  <>
    <p className="table-hint t-caption muted">{words.scrollTable}</p>
    <section className="table-scroll" tabIndex={0} aria-label={common.table}>
      <table {...props} />
    </section>
  </>
);

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  slugify: sectionId,
  wrapper: Fragment,
  overrides: {
    h1: { props: { className: 't-h2', id: undefined } },
    h2: { props: { className: 't-h5' } },
    th: { props: { scope: 'col' } },
    table: ScrollingTable,
  },
};

interface MarkdownProps {
  /** Shows HTML in the source as text, and leaves comments out. */
  text: string;
  /** Replaces placeholders in plain text. The inserted text is not read as Markdown. */
  fill: (text: string) => string;
}

export function Markdown({ text, fill }: MarkdownProps) {
  const renderRule: MarkdownToJSX.Options['renderRule'] = (next, node) =>
    node.type === RuleType.text ? fill(node.text) : next();
  return (
    <MarkdownToJsx options={{ ...options, renderRule }}>{text.replaceAll(/<!--[\s\S]*?-->/g, '').trim()}</MarkdownToJsx>
  );
}
