import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { Box, Switch, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useAskForTwoStepMutation, type TwoStepRuleFragment } from './people.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Lets owners decide whether everybody must use two-step sign-in. */
export function AskForTwoStep({ rule }: { rule: TwoStepRuleFragment }) {
  const notify = useNotify();
  const [ask, { loading }] = useAskForTwoStepMutation({ refetchQueries: ['PeopleList'], awaitRefetchQueries: true });

  async function change(everybody: boolean) {
    try {
      await ask({ variables: { everybody } });
      notify.success(everybody ? words.twoStepRequired : words.twoStepOptional);
    } catch (error) {
      notify.failure(refusalOf(error) ?? shared.peopleSaveFailed, error);
    }
  }

  return (
    <Row className="ruled-below" component="label" spacing={2} sx={rowLook}>
      <ShieldOutlined className="muted" />
      <Box className="shrinks grows">
        <Typography variant="body2" id="two-step-asked" className="strong">
          {words.requireTwoStep}
        </Typography>
        <Quiet variant="caption" component="p" id="two-step-hint">
          {rule.dueAt === null ? words.setUpWithinDays : words.setUpUntil(dayOnly(rule.dueAt))}
        </Quiet>
      </Box>
      <Switch
        checked={rule.askedSince !== null}
        disabled={loading}
        onChange={(_, checked) => void change(checked)}
        slotProps={{ input: { 'aria-labelledby': 'two-step-asked', 'aria-describedby': 'two-step-hint' } }}
      />
    </Row>
  );
}

const rowLook = { p: { xs: '16px', md: '16px 24px' }, cursor: 'pointer' };
