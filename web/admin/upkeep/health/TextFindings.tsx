import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/health.ts';
import * as texts from '../../../words/admin/en/translations.ts';
import {
  useTranslationBoardQuery,
  type TranslationBoardQuery,
} from '../../catalogue/translations/translations.generated.ts';
import { ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { Panel } from '../../parts/page/Panel.tsx';

type Board = TranslationBoardQuery['translationBoard'];

/** Outdated texts come first: they may be wrong, and missing ones are read in Turkish. */
const states = [
  { state: 'OUTDATED', name: 'outdated' },
  { state: 'MISSING', name: 'missing' },
] as const;

/** Returns what is wrong with the texts of each language, with the first kind of texts in which it is. */
const findingsOf = ({ languages, groups }: Board) =>
  languages.flatMap(({ language, counts }) =>
    states
      .filter(({ name }) => counts[name] > 0)
      .map(({ state, name }) => {
        const found = groups.flatMap(({ group, languages: own }) => {
          const count = own.find((one) => one.language.code === language.code)?.counts[name] ?? 0;
          return count > 0 ? [{ group, count }] : [];
        });
        return { language, state, count: counts[name], found };
      }),
  );

/** Lists what the texts of each language lack; each row opens the first of them beside its Turkish text. */
export function TextFindings() {
  const { data } = useTranslationBoardQuery({ fetchPolicy: 'cache-and-network' });
  const findings = data ? findingsOf(data.translationBoard) : [];
  if (findings.length === 0) return null;
  return (
    <Panel>
      <Table aria-label={words.textsInLanguages} sx={tableLook}>
        <TableHead>
          <TableRow>
            <TableCell>{words.textsInLanguages}</TableCell>
            <TableCell align="right">{words.found}</TableCell>
            <ActionsHeading />
          </TableRow>
        </TableHead>
        <TableBody>
          {findings.map(({ language: { code, name }, state, count, found }) => (
            <TableRow key={`${code} ${state}`}>
              <TableCell component="th" scope="row">
                {words.textsOf(name, texts.states[state])}
                <Typography className="muted" variant="caption" component="p">
                  {found.map((one) => words.countedKind(texts.groups[one.group], one.count)).join(', ')}
                </Typography>
              </TableCell>
              <TableCell align="right">{texts.countText(count)}</TableCell>
              <TableCell align="right">
                <Button
                  component={Link}
                  to={`/admin/translate/${code}?${new URLSearchParams({ group: found[0]?.group ?? '', state }).toString()}`}
                  aria-label={`${words.fixText}: ${words.textsOf(name, texts.states[state])}`}
                  size="small"
                >
                  {words.fixText}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
