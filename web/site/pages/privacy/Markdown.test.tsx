import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contents } from './Contents.tsx';
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

test('the contents lead to each section, by the letters of its heading', () => {
  const long = '# Metin\n\n## 1. İşlenen kişisel veriler\n\nBir.\n\n## 2. Aktarılması\n\n## 3. Haklarınız';
  render(<Contents text={long} />);
  render(<Markdown text={long} fill={(run) => run} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#islenen-kisisel-veriler', '#aktarilmasi', '#haklariniz']);
  for (const link of links) expect(document.querySelector(`h2${link}`)).not.toBeNull();
});
