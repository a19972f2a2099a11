import { Box, Typography } from '@mui/material';
import {
  useChooseNoticesMutation,
  useNoticeSettingsQuery,
  type NoticeSettingsQuery,
  type NoticeWay,
} from '../../../graphql/generated/operations.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/Intro.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { noticeLooks } from './noticeLooks.ts';

type Choice = NoticeSettingsQuery['noticeSettings']['choices'][number];

const ways: { value: NoticeWay; label: string }[] = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'NEVER', label: 'Never' },
];
const isWay = (value: string): value is NoticeWay => ways.some((way) => way.value === value);

/** How the person learns of each kind of notice, by the bell and by mail. */
export function NoticeSettings() {
  const query = useNoticeSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const notify = useNotify();
  const [choose] = useChooseNoticesMutation();

  async function change(choice: Choice) {
    const { kind, bell, mail } = choice;
    try {
      // Other lists hold what is shown now, and the bell counts it.
      await choose({ variables: { kind, bell, mail }, refetchQueries: ['UnreadNotices'] });
      notify.success('Saved');
    } catch (error) {
      notify.failure('Failed to save. Please try again.', error);
    }
  }

  return (
    <AdminPage
      title="What you are notified of"
      above={{ to: '/admin/notices', title: 'Notices', here: 'What you are notified of' }}
    >
      <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={5} />}>
        {({ noticeSettings: { sendsMail, morning, choices } }) => (
          <>
            <Intro>
              For you alone. Daily means once, at {morning} in Istanbul.{' '}
              {sendsMail
                ? 'Mails go to the address that you sign in with.'
                : 'This site sends no mails: the setting SMTP_URL of the server is not set.'}
            </Intro>
            <Panel>
              <Box aria-hidden sx={headLook}>
                <span>Kind</span>
                <span>By the bell</span>
                <span>By mail</span>
              </Box>
              <Box component="ul" aria-label="Kinds of notices" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {choices.map((choice) => (
                  <ChoiceRow key={choice.kind} choice={choice} sendsMail={sendsMail} onChange={change} />
                ))}
              </Box>
            </Panel>
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

interface RowProps {
  choice: Choice;
  sendsMail: boolean;
  onChange: (choice: Choice) => Promise<void>;
}

function ChoiceRow({ choice, sendsMail, onChange }: RowProps) {
  const { label, Icon } = noticeLooks[choice.kind];
  const select = (by: 'bell' | 'mail', name: string) => (
    <FilterSelect
      label={`${label}, ${name}`}
      value={choice[by]}
      options={ways}
      onChoose={(value) => isWay(value) && void onChange({ ...choice, [by]: value })}
    />
  );
  return (
    <Box component="li" sx={rowLook}>
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
        <Icon sx={{ fontSize: 20, color: 'text.secondary' }} />
        {label}
      </Typography>
      {select('bell', 'by the bell')}
      {sendsMail ? select('mail', 'by mail') : <Typography sx={{ color: 'text.secondary' }}>Never</Typography>}
    </Box>
  );
}

const columns = { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 160px 160px' };
const headLook = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  columnGap: 2,
  p: '12px 20px',
  bgcolor: 'surface.sunken',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 13,
  fontWeight: 600,
  color: 'text.secondary',
} as const;
const rowLook = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  p: '10px 20px',
  minHeight: 56,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
