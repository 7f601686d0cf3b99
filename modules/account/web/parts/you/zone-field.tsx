import { useState } from 'react';
import { changeAccount, getAccount } from '#core/schemas/endpoints';
import { api, failure, storeAnswer } from '#core/web';
import { Button, Field, toast } from '#ui';
import { Combobox } from '#ui/combobox/combobox';
import { texts } from '../../texts/texts';
import layout from '../layout/account-layout.module.css';
import type { Account } from '../layout/known-account';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `Europe/Zurich` as people read it: `Europe, Zurich`. */
const readable = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ', ');

const find = async (text: string): Promise<readonly string[]> => {
  const parts = plain(text)
    .split(/[\s,/]+/)
    .filter(Boolean);
  return ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((zone) => parts.every((part) => plain(readable(zone)).includes(part)))
    .slice(0, 20);
};

/** The zone in which appointments are written; kept as soon as one is chosen. */
export const ZoneField = ({ account }: { readonly account: Account }) => {
  const [zone, setZone] = useState(account.timezone);
  const [wrong, setWrong] = useState<string | null>(null);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const keep = async (next: string | null): Promise<void> => {
    setZone(next);
    setWrong(null);
    if (next === null) return;
    try {
      const changed = await api(changeAccount, { body: { timezone: next } });
      await storeAnswer(getAccount, {}, changed);
      toast({ title: texts('saved'), tone: 'success' });
    } catch (error) {
      toast(failure(error));
    }
  };
  return (
    <div className={layout.wide}>
      <Field label={texts('zone')} hint={texts('zone.hint')} error={wrong}>
        <Combobox
          value={zone}
          onChange={(next) => void keep(next)}
          onBlur={(event) => setWrong(zone === null && event.target.value.trim() !== '' ? texts('zone.unknown') : null)}
          search={find}
          delay={0}
          optionKey={(one) => one}
          optionText={readable}
        />
      </Field>
      {zone !== here && (
        <Button variant="bare" flush onClick={() => void keep(here)}>
          {texts('zone.device', { zone: readable(here) })}
        </Button>
      )}
    </div>
  );
};
