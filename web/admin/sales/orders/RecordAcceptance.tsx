import { isoFormat } from '../../../../common/text/locale.ts';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupsOf } from '../../../../common/offers/chosen.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { AcceptanceChannel } from '../../../graphql/generated/schema.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { useSendsMailQuery, type OfferShownFragment } from '../offers/offers.generated.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { useRecordAcceptanceMutation } from './orders.generated.ts';
import { orderPath } from './orderTexts.ts';
import { PaperPicker } from './PaperPicker.tsx';

interface Props {
  offer: OfferShownFragment;
  enquiry: EnquiryToRead;
  onClose: () => void;
}

const ways: AcceptanceChannel[] = ['PHONE', 'WHATSAPP', 'MAIL', 'PAPER', 'VISIT'];
/** Who asked by telephone most often orders so, too. */
const wayOf = ({ channel }: EnquiryToRead) => ways.find((way) => way === channel) ?? 'PHONE';
const dayIn = isoFormat({ dateStyle: 'short' });

/** Asks who accepted an offer, when and how, and makes the order. */
export function RecordAcceptance({ offer, enquiry, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(() => ({
    channel: wayOf(enquiry),
    name: enquiry.name,
    title: '',
    day: dayIn.format(Date.now()),
    ownNumber: '',
  }));
  const [chosen, setChosen] = useState<string[]>([]);
  const [file, setFile] = useState<File>();
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const mayMail = sendsMail && enquiry.email !== '';
  const [mails, setMails] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [record, { loading }] = useRecordAcceptanceMutation({
    refetchQueries: ['EnquiryToRead', 'EnquiryList', 'InboxCounts'],
    awaitRefetchQueries: true,
  });
  const notify = useNotify();
  const navigate = useNavigate();
  const set = (more: Partial<typeof values>) => setValues((all) => ({ ...all, ...more }));
  const field = (name: 'name' | 'title' | 'day' | 'ownNumber') => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const groups = groupsOf(offer.lines);
  const of = (kind: 'OPTIONAL' | 'ALTERNATIVE') =>
    offer.lines.filter((line) => line.kind === kind && chosen.includes(line.id)).map(({ id }) => id);

  /** One of the alternatives to a line is ordered. */
  function choose(id: string, isOn: boolean) {
    const rivals = groups.find(({ alternatives }) => alternatives.some((one) => one.id === id))?.alternatives ?? [];
    const others = chosen.filter((one) => one !== id && !rivals.some((rival) => rival.id === one));
    setChosen(isOn ? [...others, id] : others);
  }

  async function make() {
    setErrors({});
    const { channel, name, title, day, ownNumber } = values;
    const given = { channel, name, title: title || null, day, ownNumber: ownNumber || null };
    const input = {
      ...{ ...given, options: of('OPTIONAL'), alternatives: of('ALTERNATIVE') },
      mailBuyer: mayMail && mails,
    };
    try {
      const { data } = await record({ variables: { offerId: offer.id, input, key, ...(file && { file }) } });
      const order = data?.recordAcceptance;
      if (!order) return;
      notify.success(words.orderMade(order.number), {
        label: words.open,
        run: () => void navigate(orderPath(order.id)),
      });
      onClose();
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      setErrors(fields);
      if (general) notify.failure(general.code === 'NETWORK' ? words.failedToMakeTheOrder : general.message, error);
      else if (fields.offerId) notify.failure(fields.offerId, error);
    }
  }

  const choices = offer.lines.filter(({ kind }) => kind !== 'PLAIN');
  return (
    <ActDialog
      title={words.recordAcceptance(offer.number)}
      width={560}
      small={false}
      typed={[values, chosen, mails, file?.name]}
      act={words.makeTheOrder}
      busy={loading}
      onAct={make}
      onClose={onClose}
    >
      <Typography className="muted" sx={{ mb: 2 }}>
        {words.sameAsOnTheSite}
      </Typography>
      <Box sx={fieldsLook}>
        <PlainSelect
          label={words.how}
          value={values.channel}
          options={ways.map((value) => ({ value, label: words.channels[value] }))}
          onChoose={(value) => set({ channel: ways.find((way) => way === value) ?? 'PHONE' })}
        />
        <TextInput label={words.day} type="date" {...field('day')} />
        <TextInput label={words.person} lang={siteLanguage} {...field('name')} />
        <TextInput label={words.position} lang={siteLanguage} optional {...field('title')} />
        <TextInput label={words.theirNumber} lang={siteLanguage} optional {...field('ownNumber')} />
        <PaperPicker file={file} error={errors.file} onChoose={setFile} />
      </Box>
      {choices.length > 0 && (
        <Box component="fieldset" sx={choicesLook}>
          <Typography component="legend" variant="subtitle2">
            {words.alsoOrdered}
          </Typography>
          {choices.map(({ id, kind, name }) => (
            <FormControlLabel
              key={id}
              lang={siteLanguage}
              control={<Checkbox checked={chosen.includes(id)} onChange={(_, isOn) => choose(id, isOn)} />}
              label={kind === 'ALTERNATIVE' ? words.insteadOf(name) : name}
            />
          ))}
        </Box>
      )}
      {mayMail && (
        <FormControlLabel
          control={<Checkbox checked={mails} onChange={(_, isOn) => setMails(isOn)} />}
          label={words.sendAMailTo(enquiry.email)}
          sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
        />
      )}
    </ActDialog>
  );
}

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
} as const;
const choicesLook = { display: 'grid', mt: 2, border: 0 } as const;
