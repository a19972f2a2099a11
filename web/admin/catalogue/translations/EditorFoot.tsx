import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import * as words from '../../../words/admin/en/translations.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import type { TextToTranslateFragment } from './translations.generated.ts';

interface Props {
  state: TextToTranslateFragment['state'];
  isUnsaved: boolean;
  busy: boolean;
  canSave: boolean;
  hasNext: boolean;
  onStillRight: () => void;
  onSave: () => void;
  onPrevious: (() => void) | undefined;
  onSkip: (() => void) | undefined;
}

/** Buttons for the open text: the last one saves it and opens the next one. */
export function EditorFoot(props: Props) {
  const { state, isUnsaved, busy, canSave, hasNext, onStillRight, onSave, onPrevious, onSkip } = props;
  const isAsked = !isUnsaved && (state === 'OUTDATED' || state === 'MACHINE');
  return (
    <Row className="wraps on-paper ruled" component="footer" spacing={1} sx={footLook}>
      <Typography className="muted near-type" variant="body2" sx={{ flex: '1 1 220px' }}>
        {words.nothingTurkishChanges}
      </Typography>
      {isAsked && (
        <Button variant="outlined" size="small" startIcon={<CheckOutlined />} onClick={onStillRight}>
          {state === 'MACHINE' ? words.confirm : words.stillRight}
        </Button>
      )}
      {onPrevious && (
        <Button variant="outlined" size="small" onClick={onPrevious}>
          {words.previous}
        </Button>
      )}
      {onSkip && (
        <Button variant="outlined" size="small" onClick={onSkip}>
          {words.skip}
        </Button>
      )}
      {hasNext && (
        <Button variant="outlined" size="small" disabled={!canSave} onClick={onSave}>
          {words.save}
        </Button>
      )}
      <BusyButton type="submit" busy={busy} disabled={!canSave}>
        {hasNext ? words.saveAndNext : words.save}
      </BusyButton>
    </Row>
  );
}

const footLook = {
  p: { xs: '12px 16px', md: '12px 24px' },
  '& > .MuiButton-root': { flex: { xs: '1 1 40%', sm: 'none' }, minHeight: { xs: 44, md: 36 } },
} as const;
