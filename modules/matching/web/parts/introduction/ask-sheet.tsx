import { useState } from 'react';
import { ApiError, api, refreshAll, useApi } from '#core/web';
import { Alert, Button, Field, Skeleton, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { changeMatch, getBrief } from '../../../schemas/endpoints';
import type { MatchView } from '../../../schemas/match';
import type { BriefWishes } from '../../../schemas/match-status';
import { BriefFacts } from './brief-facts';
import styles from './introduction.module.css';
import { briefTexts as texts } from './texts/texts';

const languages = ['en', 'de', 'es'] as const;
const languageOf = (value: string) => languages.find((known) => known === value);

/** The brief exactly as the practitioner will get it, what may be added to it, and Send. */
export const AskSheet = ({
  match,
  name,
  onClose,
}: {
  readonly match: MatchView;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const [language, setLanguage] = useState('');
  const [clock, setClock] = useState(false);
  const [passOn, setPassOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const said = languageOf(language);
  const wishes: BriefWishes = {
    ...(said ? { language: said } : {}),
    ...(clock ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
  };
  const brief = useApi(getBrief, { params: { id: match.id }, query: wishes }, { keep: true });

  const send = async () => {
    setBusy(true);
    setFailed('');
    try {
      const body = { status: 'requested', brief: wishes, ...(passOn && { passOn }) } as const;
      await api(changeMatch, { params: { id: match.id }, body }, { ifMatch: match.version });
      await refreshAll();
      toast({ title: texts('sent'), description: texts('sent.hint', { name }), tone: 'success' });
      onClose();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      if (reason.status === 412) void refreshAll();
      setFailed(reason.status === 412 ? texts('changedElsewhere') : reason.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SideSheet
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={texts('eyebrow')}
      title={texts('title', { name })}
    >
      <div className={styles.sheet}>
        <p>{texts('lead', { name })}</p>
        {brief.error && !brief.data && (
          <Alert tone="error" action={<Button onClick={() => void brief.reload()}>{texts('again')}</Button>}>
            {brief.error.message}
          </Alert>
        )}
        {brief.data ? (
          <BriefFacts brief={brief.data} />
        ) : (
          !brief.error && <Skeleton lines={4} label={texts('loading')} />
        )}
        <fieldset className={styles.wishes}>
          <legend className="side-head">{texts('add')}</legend>
          <Field label={texts('language.wish')}>
            <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
              <option value="">{texts('language.any')}</option>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {texts(`language.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox
            label={texts('zone.wish')}
            hint={texts('zone.hint')}
            checked={clock}
            onChange={({ target }) => setClock(target.checked)}
          />
          <Checkbox
            label={texts('passOn')}
            hint={texts('passOn.hint', { name })}
            checked={passOn}
            onChange={({ target }) => setPassOn(target.checked)}
          />
        </fieldset>
        {failed && <Alert tone="error">{failed}</Alert>}
        <Button
          variant="loud"
          pending={busy}
          pendingText={texts('sending')}
          aria-disabled={!brief.data || undefined}
          onClick={() => brief.data && void send()}
        >
          {texts('send')}
        </Button>
      </div>
    </SideSheet>
  );
};
