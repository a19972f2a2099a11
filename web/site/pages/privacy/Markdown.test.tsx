import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const text = `<!-- Avukata not. -->

# Başlık

Bir **kalın** söz, {şirket} için.
Aynı paragraf.

- bir
- iki

| Amaç | Veri |
|---|---|
| Yanıt | **Ad** |

<img src=x onerror=alert(1)>`;

test('headings, lists, tables and bold become elements; comments are removed; HTML stays text', () => {
  const { container } = render(<Markdown text={text} fill={(run) => run.replace('{şirket}', '**Ad** A.Ş.')} />);
  expect(screen.getByRole('heading', { name: 'Başlık' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: 'Veri' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Ad' }).innerHTML).toBe('<strong>Ad</strong>');
  expect(screen.getByText(/^Bir/)).toHaveTextContent('Bir kalın söz, **Ad** A.Ş. için. Aynı paragraf.');
  expect(container).not.toHaveTextContent('Avukata');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
