import { siteLanguage } from '../../../../../common/text/locale.ts';
import { language } from '../../../../words/admin/en/locale.ts';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useLabelOf } from '../../../catalogue/products/sheetFields.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { Card, Sentence } from './Card.tsx';
import { typedNumber } from './stepTexts.ts';
import type { ProfileEdit } from './useProfileEdit.ts';
import { Quiet } from '../../../parts/texts/Quiet.tsx';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

/** Says when a run stops itself. */
export function StopsCard({ edit }: { edit: ProfileEdit }) {
  const { limits } = edit.setup;
  const field = (name: keyof typeof limits, label: string) => (
    <TextField
      size="small"
      key={limits[name]}
      defaultValue={String(limits[name]).replace('.', ',')}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'decimal', style: { textAlign: 'right' } },
        input: { endAdornment: name !== 'price' && <span className="muted">%</span> },
      }}
      onBlur={({ target }) => edit.change({ limits: { ...limits, [name]: typedNumber(target.value) ?? limits[name] } })}
      sx={{ width: 60, '& input': { py: 0.75, px: 1 }, '& .MuiInputBase-root': { height: 36, pr: 1 } }}
    />
  );
  return (
    <Card title={words.stopsItselfWhen}>
      <Sentence text={words.moreAreMissing} parts={{ share: field('missing', words.percentThatMayBeMissing) }} />
      <Sentence text={words.aPriceChangesBy} parts={{ factor: field('price', words.factorByWhichAPriceMay) }} />
      <Sentence text={words.aPriceBecomes0} />
      <Sentence text={words.moreAreRefused} parts={{ share: field('refused', words.percentThatMayBeRefused) }} />
      <Sentence text={words.codesAreBlankOrDouble} />
      <Sentence text={words.fewerThanHalfTheRowsCame} />
      <Sentence text={words.theLastRowIsCutOff} />
    </Card>
  );
}

const told = [
  { value: 'PROBLEMS', label: words.whenARunStopsItselfOr },
  { value: 'ALWAYS', label: words.afterEachRunThatChangesSomething },
  { value: 'NEVER', label: words.ofNoRun },
];

/** Says which ends of a run are notices; each person chooses in the settings of notices whether they are mails, too. */
export function NoticesCard({ edit }: { edit: ProfileEdit }) {
  return (
    <Card title={words.notices}>
      <Sentence
        text={words.peopleAreNotified}
        parts={{
          when: (
            <FilterSelect
              label={words.whenPeopleAreNotified}
              value={edit.setup.notices}
              options={told}
              onChoose={(value) => edit.change({ notices: value as 'PROBLEMS' })}
            />
          ),
        }}
      />
    </Card>
  );
}

/** Lists what an admin has said about words of the files. */
export function AnswersCard({ edit }: { edit: ProfileEdit }) {
  const labelOf = useLabelOf();
  const { answers } = edit.setup;
  if (answers.length === 0) return null;
  return (
    <Card title={words.answersKept}>
      <PlainList sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {answers.map(({ field, from, to }, place) => (
          <Box component="li" key={`${field} ${from}`} className="ruled" sx={rowLook}>
            <Box className="shrinks" lang={siteLanguage}>
              <Typography variant="body2" className="breaks">
                “{from}” = {to}
              </Typography>
              <Quiet variant="caption" component="p" lang={language}>
                {labelOf(field)}
              </Quiet>
            </Box>
            <IconButton
              aria-label={words.forgetWhatMeans(from)}
              onClick={() => edit.change({ answers: answers.filter((_, at) => at !== place) })}
            >
              <CloseOutlined className="icon-20" />
            </IconButton>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  p: '6px 12px 6px 20px',
};
