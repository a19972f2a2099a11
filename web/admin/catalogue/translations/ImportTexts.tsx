import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useFileDrop } from '../../parts/uploads/useFileDrop.ts';
import type { Props } from './ExportTexts.tsx';
import { useUndoTranslations } from './useUndoTranslations.ts';
import { useImportTranslationsMutation, type TranslationsInFileFragment } from './translations.generated.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Takes the file of a translator: first it shows what would change and what would not be applied. */
export function ImportTexts({ languages, onClose }: Props) {
  const notify = useNotify();
  const undo = useUndoTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState(languages[0]?.code ?? '');
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<TranslationsInFileFragment>();
  const [problem, setProblem] = useState<string>();
  const [send, { loading }] = useImportTranslationsMutation();

  async function read(chosen: File | undefined, into = language) {
    setFile(chosen);
    setFound(undefined);
    setProblem(undefined);
    if (!chosen) return;
    try {
      const { data } = await send({ variables: { file: chosen, language: into, dryRun: true } });
      setFound(data?.importTranslations);
    } catch (error) {
      setProblem(refusalOf(error) ?? words.importFailed);
    }
  }

  async function take(chosen: File) {
    try {
      const { data } = await send({ variables: { file: chosen, language, dryRun: false } });
      const done = data?.importTranslations;
      const token = done?.undoToken;
      notify.success(
        words.imported(done?.changed ?? 0),
        token ? { label: words.undo, run: () => void undo(token) } : undefined,
      );
      onClose();
    } catch (error) {
      setProblem(refusalOf(error) ?? words.importFailed);
    }
  }

  const { over, ...drop } = useFileDrop(([first]) => void read(first));
  return (
    <ActDialog
      title={words.importTexts}
      width={720}
      small={false}
      act={words.import_}
      busy={loading}
      ready={found !== undefined && found.changed > 0}
      problem={problem}
      onAct={() => file && take(file)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <PlainSelect
          label={words.language}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={(value) => {
            setLanguage(value);
            void read(file, value);
          }}
        />
        <Box {...drop} sx={[dropLook, over && { borderColor: 'primary.main', bgcolor: 'tint.primary' }]}>
          <Typography variant="body2" className="breaks" sx={{ flex: '1 1 240px' }}>
            {file?.name ?? words.chooseAFile}
          </Typography>
          <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
            {words.chooseFile}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlf,.xliff,.po,.xlsx"
            aria-label={words.chooseFile}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </Box>
        <div role="status">
          {loading && words.reading}
          {found && <Found found={found} language={language} />}
        </div>
      </Stack>
    </ActDialog>
  );
}

const Found = ({ found, language }: { found: TranslationsInFileFragment; language: string }) => (
  <Stack spacing={2}>
    <div>
      <Typography component="h3" variant="h6">
        {words.wouldChange(found.changed)}
      </Typography>
      <Typography className="muted" variant="body2">
        {words.stays(found.same, found.empty)}
      </Typography>
    </div>
    {found.changes.length > 0 && (
      <PlainList sx={listLook}>
        {found.changes.map(({ id, title, label, before, after }) => (
          <Box component="li" key={id} className="ruled" sx={rowLook}>
            <Box className="muted" component="span">
              <span lang={siteLanguage}>{title}</span>, {label}
            </Box>
            <span lang={language}>
              {before != null && (
                <Box className="muted" component="del">
                  {before}
                </Box>
              )}{' '}
              {after}
            </span>
          </Box>
        ))}
      </PlainList>
    )}
    {found.changed > found.changes.length && (
      <Typography variant="body2">{words.andMore(found.changed - found.changes.length)}</Typography>
    )}
    {found.refusedCount > 0 && (
      <section>
        <Typography component="h3" variant="h6" className="warns">
          {words.notApplied(found.refusedCount)}
        </Typography>
        <PlainList sx={listLook}>
          {found.refused.map(({ id, title, label, problem, detail, source, present }) => (
            <Box component="li" key={`${id} ${problem}`} className="ruled" sx={rowLook}>
              <Box className="muted" component="span">
                <span lang={siteLanguage}>{title}</span>
                {label && `, ${label}`}
              </Box>
              <span>
                {words.problems[problem]} {detail && <strong>{detail}</strong>}
                {problem === 'SOURCE_CHANGED' && (
                  <span lang={siteLanguage}>
                    {' '}
                    <Box className="muted" component="del">
                      {source}
                    </Box>{' '}
                    {present}
                  </span>
                )}
              </span>
            </Box>
          ))}
        </PlainList>
        {found.refusedCount > found.refused.length && (
          <Typography variant="body2">{words.andMore(found.refusedCount - found.refused.length)}</Typography>
        )}
      </section>
    )}
  </Stack>
);

const dropLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '1px dashed',
  borderColor: 'outline',
  borderRadius: 1,
} as const;
const listLook = { fontSize: 14 };
const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { xs: 0, sm: 2 },
  py: 1,
  overflowWrap: 'anywhere',
};
