import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/translations.ts';
import { CountsText } from './CountsText.tsx';
import type { TranslationBoardQuery } from './translations.generated.ts';
import { ProgressBar, totalOf } from './ProgressBar.tsx';

type Board = TranslationBoardQuery['translationBoard'];

/** The kinds of texts, and how far each language is; on a phone the languages stand below the kind. */
export function GroupTable({ board: { languages, groups } }: { board: Board }) {
  return (
    <Box
      role="table"
      aria-label={words.translations}
      className="near-type"
      sx={tableLook}
      style={columnsOf(languages.length)}
    >
      <Box role="row" sx={headLook}>
        <span role="columnheader">{words.what}</span>
        <Box component="span" role="columnheader" className="flush-end">
          {words.texts}
        </Box>
        {languages.map(({ language: { code, name } }) => (
          <span role="columnheader" key={code}>
            {name}
          </span>
        ))}
      </Box>
      {groups.map(({ group, languages: own }) => (
        <Box role="row" key={group} sx={rowLook}>
          <Box component="span" role="rowheader" className="strong">
            {words.groups[group]}
          </Box>
          <Box component="span" role="cell" className="flush-end" sx={countLook}>
            {words.countText(own[0] ? totalOf(own[0].counts) : 0)}
          </Box>
          {own.map(({ language: { code }, counts }) => {
            const language = languages.find((one) => one.language.code === code)?.language.name ?? code;
            return (
              <Box component="span" role="cell" key={code} className="shrinks" sx={cellLook}>
                <Box component={Link} to={`/admin/translate/${code}?group=${group}`} className="own-line" sx={linkLook}>
                  <span className="visually-hidden">{`${words.openGroup(words.groups[group], language)}: `}</span>
                  <Box component="span" sx={phoneNameLook} aria-hidden>
                    {language}
                  </Box>
                  <ProgressBar counts={counts} />
                  <Box className="row apart" component="span" sx={saysLook}>
                    <CountsText counts={counts} />
                    <ChevronRightOutlined aria-hidden className="icon-18 muted" />
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const columnsOf = (count: number) =>
  ({ '--columns': `minmax(150px, 1.3fr) 72px repeat(${count}, minmax(140px, 1fr))` }) as React.CSSProperties;

const tableLook = { overflowX: 'auto' } as const;
const gridLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'var(--columns)' },
  alignItems: 'center',
  columnGap: 2.5,
  px: 2,
} as const;
const headLook = {
  ...gridLook,
  display: { xs: 'none', md: 'grid' },
  minHeight: 40,
  color: 'text.secondary',
  bgcolor: 'surface.sunken',
  fontWeight: 600,
};
const rowLook = {
  ...gridLook,
  minHeight: 52,
  py: { xs: 1.25, md: 0 },
  rowGap: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
const countLook = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
const cellLook = { gridColumn: { xs: '1 / -1', md: 'auto' } };
const linkLook = {
  py: 1,
  '&&': { color: 'text.secondary', textDecoration: 'none' },
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;
const saysLook = { mt: 0.25, minHeight: 22 };
const phoneNameLook = { display: { xs: 'block', md: 'none' }, color: 'text.primary', mb: 0.5 };
