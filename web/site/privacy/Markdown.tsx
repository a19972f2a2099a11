import { Fragment, type ReactNode } from 'react';

interface MarkdownProps {
  /** Headings, paragraphs, lists, tables, rules and **bold**; anything else is shown as it is, never as HTML. */
  text: string;
  /** Puts values into the placeholders of a run of text, after it was read as Markdown. */
  fill: (text: string) => string;
}

const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function Markdown({ text, fill }: MarkdownProps) {
  const inline = (run: string): ReactNode =>
    run.split('**').map((part, index) => {
      const Tag = index % 2 ? 'strong' : Fragment;
      return <Tag key={index}>{fill(part)}</Tag>;
    });

  const table = ([head = '', , ...rows]: string[]) => (
    <section className="table-scroll" tabIndex={0} aria-label="Tablo">
      <table>
        <thead>
          <tr>
            {cells(head).map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells(row).map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  const block = (source: string): ReactNode => {
    const lines = source.split('\n').map((line) => line.trim());
    const [first = ''] = lines;
    if (first === '---') return <hr />;
    if (first.startsWith('## ')) return <h2 className="t-h5">{inline(first.slice(3))}</h2>;
    if (first.startsWith('# ')) return <h1 className="t-h2">{inline(first.slice(2))}</h1>;
    if (first.startsWith('|')) return table(lines);
    if (lines.every((line) => line.startsWith('- '))) {
      return (
        <ul>
          {lines.map((line) => (
            <li key={line}>{inline(line.slice(2))}</li>
          ))}
        </ul>
      );
    }
    return <p>{inline(lines.join(' '))}</p>;
  };

  const blocks = text
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n/)
    .map((source) => source.trim())
    .filter(Boolean);
  return blocks.map((source, index) => <Fragment key={index}>{block(source)}</Fragment>);
}
