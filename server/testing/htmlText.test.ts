import { expect, test } from 'vitest';
import { htmlText } from '../../common/text/htmlText.ts';

test('HTML becomes plain text, with a line for each paragraph and entry, and nothing of scripts and styles', () => {
  const html =
    '<style>p{color:red}</style><p>D&uuml;&#351;&uuml;k <b>sürtünme</b>li.</p>\r\n<ul>\n <li>İç çap: 25&nbsp;mm</li><li>2RS &amp; ZZ</li></ul>' +
    '<script>alert("<p>x</p>")</script><ol><li>Sök</li><li>Tak</li></ol><p>Son<br>satır</p><!-- <p>not</p> -->';
  expect(htmlText(html)).toBe('Düşük sürtünmeli.\n• İç çap: 25 mm\n• 2RS & ZZ\n1. Sök\n2. Tak\n\nSon\nsatır');
  expect(htmlText('<table><tr><td>Çap</td><td>25 mm</td></tr><tr><td>En</td><td>9 mm</td></tr></table>')).toBe(
    'Çap: 25 mm\nEn: 9 mm',
  );
  expect(htmlText('<ul><li>Bir<ul><li>İki</li></ul></li></ul>')).toBe('• Bir\n• İki');
});

test('a text without tags stays as it is, and cut or odd HTML never takes letters of its text away', () => {
  expect(htmlText('M8 < M10 & 1/2"\nİkinci satır')).toBe('M8 < M10 & 1/2"\nİkinci satır');
  expect(htmlText('<p>Kesik <b>metin')).toBe('Kesik metin');
  expect(htmlText('<p title="a > b">Ad</p>')).toBe('Ad');
  expect(htmlText('5 &lt; 6 &amp;amp; 7')).toBe('5 < 6 &amp; 7');
});
