import { Box, Typography } from '@mui/material';
import { placeOfTime } from '../../../../common/text/companyTime.ts';
import {
  NoticeSettingsDocument,
  useChooseNoticesMutation,
  useNoticeSettingsQuery,
  type NoticeSettingsQuery,
} from './notices.generated.ts';
import type { NoticeWay } from '../../../graphql/generated/schema.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/ScreenHead.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/notices.ts';
import { noticeLooks } from './noticeLooks.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { smallLetters } from '../../session/officeLetters.ts';

type Choice = NoticeSettingsQuery['noticeSettings']['choices'][number];

const ways: { value: NoticeWay; label: string }[] = [
  { value: 'AT_ONCE', label: words.atOnce },
  { value: 'DAILY', label: words.daily },
  { value: 'NEVER', label: words.never },
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
      await choose({
        variables: { kind, bell, mail },
        update: (cache, { data }) =>
          data && cache.writeQuery({ query: NoticeSettingsDocument, data: { noticeSettings: data.chooseNotices } }),
      });
      notify.success(words.saved);
    } catch (error) {
      notify.failure(words.failedToSave, error);
    }
  }

  return (
    <AdminPage
      title={words.whatYouAreNotifiedOf}
      above={{ to: '/admin/notices', title: words.notices, here: words.whatYouAreNotifiedOf }}
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
        {({ noticeSettings: { sendsMail, morning, choices } }) => (
          <>
            <Intro>
              {words.forYouAlone(morning, placeOfTime())}{' '}
              {sendsMail ? words.mailsGoToYourAddress : words.siteSendsNoMails}
            </Intro>
            <Panel>
              <Box aria-hidden sx={headLook(sendsMail)}>
                <span>{words.kind}</span>
                <span>{words.byTheBell}</span>
                {sendsMail && <span>{words.byMail}</span>}
              </Box>
              <PlainList aria-label={words.kindsOfNotices}>
                {choices.map((choice) => (
                  <ChoiceRow key={choice.kind} choice={choice} sendsMail={sendsMail} onChange={change} />
                ))}
              </PlainList>
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
    <Box sx={{ '& > .MuiInputBase-root': { width: '100%', maxWidth: 'none' } }}>
      <Typography className="muted small-type" aria-hidden sx={nameLook}>
        {name}
      </Typography>
      <FilterSelect
        label={`${label}, ${smallLetters(name)}`}
        value={choice[by]}
        options={ways}
        onChoose={(value) => isWay(value) && void onChange({ ...choice, [by]: value })}
      />
    </Box>
  );
  return (
    <Box component="li" sx={rowLook(sendsMail)}>
      <Typography variant="body2" className="strong" sx={kindLook}>
        <Icon className="muted" sx={{ fontSize: 20 }} />
        {label}
      </Typography>
      {select('bell', words.byTheBell)}
      {sendsMail && select('mail', words.byMail)}
    </Box>
  );
}

/** Without mails there is nothing to choose about them. */
const columns = (sendsMail: boolean) => ({
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: `minmax(0, 1fr) ${sendsMail ? '160px 160px' : '160px'}`,
  },
});
const headLook = (sendsMail: boolean) => ({
  ...columns(sendsMail),
  display: { xs: 'none', sm: 'grid' },
  columnGap: 2,
  p: '12px 20px',
  bgcolor: 'surface.sunken',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 13.5,
  fontWeight: 600,
  color: 'text.secondary',
});
const rowLook = (sendsMail: boolean) => ({
  ...columns(sendsMail),
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  p: { xs: '12px 20px 16px', sm: '6px 20px' },
  '& + &': { borderTop: 'var(--hairline)' },
});
const kindLook = { display: 'flex', alignItems: 'center', gap: 1.5, gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;
const nameLook = { display: { sm: 'none' } };
