import { Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { clockTime, dayOnly } from '../../parts/texts/dates.ts';
import { signed } from '../numbers.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { requestTexts, revisionOf } from './lastEvent.ts';

interface Step {
  title: string;
  text: string;
  /** In milliseconds; undefined for what is still to come. */
  at?: number;
  /** A buyer wrote the text. */
  isTurkish?: boolean;
}

const when = (moment: string) => `${dayOnly(moment)}, ${clockTime(moment)}`;

/** Returns what happened to an enquiry, in its order. */
function past({ createdAt, channel, offers, orders, questions }: EnquiryToRead): Step[] {
  const steps: Step[] = [
    {
      title: words.askedOn,
      text: [when(createdAt), channel !== 'SITE' && words.channels[channel]].filter(Boolean).join(', '),
      at: Date.parse(createdAt),
    },
  ];
  for (const { number, sentAt, sums, currency, requests } of offers) {
    if (sentAt === null) continue;
    steps.push({
      title: words.offerSent(revisionOf(number)),
      text: signed(sums.total, currency),
      at: Date.parse(sentAt),
    });
    for (const { kind, createdAt: asked, text, lines } of requests)
      steps.push({
        title: requestTexts[kind],
        text:
          [lines.length > 0 && words.wishedLines(lines.length), text && `“${text}”`].filter(Boolean).join(', ') ||
          when(asked),
        at: Date.parse(asked),
        isTurkish: true,
      });
  }
  for (const { text, createdAt: asked } of questions)
    steps.push({ title: words.asksQuestion, text: `“${text}”`, at: Date.parse(asked), isTurkish: true });
  steps.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  for (const { number } of orders.filter(({ state }) => state !== 'CANCELLED'))
    steps.push({ title: words.ordered, text: number });
  return steps;
}

/** Returns what is still to come: the offer that is being made, and the order. */
function ahead({ offers, orders }: EnquiryToRead): Step[] {
  if (orders.some(({ state }) => state !== 'CANCELLED')) return [];
  const next = offers[0]?.sentAt === null ? offers.length : offers.length + 1;
  return [
    { title: words.offerSent(String(next)), text: words.offerDraft },
    { title: words.order, text: '' },
  ];
}

/** So many events are shown; earlier ones are among the offers below. */
const mostSteps = 5;

/** The life of an enquiry as one line, to scale in time: what happened, what happened last, and what is next. */
export function EnquiryLife({ enquiry }: { enquiry: EnquiryToRead }) {
  const all = past(enquiry);
  const steps = all.length > mostSteps ? [...all.slice(0, 1), ...all.slice(1 - mostSteps)] : all;
  const next = ahead(enquiry);
  const spans = steps.slice(1).map(({ at }, place) => Math.max((at ?? 0) - (steps[place]?.at ?? 0), 0));
  const longest = Math.max(...spans, 1);
  // A step is as wide as the time until the next one, but never narrower than its words; the last one has its text to say.
  const widths = steps.map((_, place) =>
    place === steps.length - 1
      ? 'minmax(132px, 3fr)'
      : `minmax(96px, ${(0.5 + (2 * (spans[place] ?? 0)) / longest).toFixed(2)}fr)`,
  );
  const columns = [...widths, ...next.map(() => 'minmax(64px, 0.6fr)')].join(' ');
  return (
    <Box component="ol" aria-label={words.lifeOf} sx={{ ...lifeLook, gridTemplateColumns: { md: columns } }}>
      {steps.map(({ title, text, isTurkish }, place) => (
        <Box
          component="li"
          key={`${title} ${place}`}
          aria-current={place === steps.length - 1 ? 'step' : undefined}
          sx={place === steps.length - 1 ? nowLook : stepLook}
        >
          {title}
          <span lang={isTurkish ? siteLanguage : undefined} title={text}>
            {text}
          </span>
        </Box>
      ))}
      {next.map(({ title, text }) => (
        <Box component="li" key={`next ${title}`} sx={nextLook}>
          {title}
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}

const lifeLook = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  px: 'var(--inset)',
  pt: 1,
  pb: 1.5,
} as const;
const stepLook = {
  position: 'relative',
  minWidth: 0,
  display: { xs: 'flex', md: 'block' },
  gap: 1,
  p: { xs: '1px 0 1px 12px', md: '8px 8px 0 0' },
  borderTop: { md: 3 },
  borderLeft: { xs: 3, md: 0 },
  borderColor: { xs: 'text.primary', md: 'text.primary' },
  fontSize: 13.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > span': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 400,
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '&::before': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    left: 0,
    top: '-8px',
    width: '3px',
    height: '13px',
    bgcolor: 'text.primary',
  },
} as const;
const nowLook = {
  ...stepLook,
  color: 'tint.accentText',
  borderColor: { xs: 'line.dim', md: 'line.dim' },
  '& > span': { ...stepLook['& > span'], color: 'tint.accentText' },
  '&::before': { ...stepLook['&::before'], bgcolor: 'line.dim' },
} as const;
const nextLook = {
  ...stepLook,
  display: { xs: 'none', md: 'block' },
  mt: { md: '1px' },
  pt: { md: '9px' },
  borderTop: { md: '1.5px solid' },
  borderColor: { xs: 'outline', md: 'outline' },
  fontWeight: 400,
  color: 'text.secondary',
  '&::before': { ...stepLook['&::before'], width: '1.5px', bgcolor: 'outline' },
} as const;
