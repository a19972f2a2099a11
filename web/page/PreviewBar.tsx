import { Sentence } from '../components/Sentence.tsx';
import type { Preview } from './rendered.ts';
import * as words from '../words/tr/preview.ts';
import { dateFormat, momentAt } from '../../common/text/locale.ts';

const eye =
  'M12 6c3.79 0 7.17 2.13 8.82 5.5C19.17 14.87 15.79 17 12 17s-7.17-2.13-8.82-5.5C4.83 8.13 8.21 6 12 6m0-2C7 4 2' +
  '.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 5c1.38 0 2.5 1.12 2.5 2.5S13.38 14 12 14s-2.5-1.12-2.5-2.5S10.62 9 12 9m0-2c-2.48 0-4.5 2.02-4.5 4.5S9.52 16 12 16s4.5-2.02 4.5-4.5S14.48 7 12 7';
const day = dateFormat({ dateStyle: 'long' });

// They stand in the page, since no other page needs them. The header is fixed, and begins below the bar. What
// only scripts answer is hidden, since the page has none, and so are drawings and sheets of what is on the site.
const styles = `
.preview-bar { position: sticky; inset: 0 0 auto; z-index: calc(var(--mui-zIndex-appBar) + 1); display: flex; align-items: center;
  gap: 14px; height: 44px; padding: 0 20px; background: var(--mui-palette-surface-ink); color: var(--mui-palette-surface-inkText);
  font-size: 0.9375rem; border-bottom: 1px solid var(--mui-palette-surface-inkLine) }
.preview-bar p { margin: 0 }
.preview-bar .icon { font-size: 1.25rem }
.preview-bar span { margin-inline-start: auto; color: var(--mui-palette-surface-inkMuted) }
.site-header { top: 44px }
.color-scheme-switch, .menu-toggle, .search-toggle, .copy-code, .stepper button, a[data-compare],
a[href$='/foy.pdf'], a[href$='/olculer.svg'] { display: none !important }
.stepper { grid-template-columns: minmax(0, 1fr) !important }
@media (max-width: 819px) { .preview-bar span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } }
@media print { .preview-bar { position: static } }
`.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');

/** Stands above a page that is not on the site, and says how long its link works, or of which day it is. */
export const PreviewBar = ({ until, day: planned }: Preview) => (
  <aside className="preview-bar" aria-label={words.preview}>
    <style>{styles}</style>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={eye} />
    </svg>
    <p>
      {planned === undefined ? (
        <>
          <Sentence text={words.validUntil(day.format(until))} parts={{ kind: <strong>{words.draft}</strong> }} />
        </>
      ) : (
        <>
          <Sentence
            text={words.asOfEndOf(day.format(momentAt(planned, '12:00')))}
            parts={{ kind: <strong>{words.plan}</strong> }}
          />
        </>
      )}
    </p>
    <span>{words.notOnSite}</span>
  </aside>
);
