import { useState } from 'react';
import { Alert, Button } from '#ui';
import { ConsultForm } from './consult-form';
import type { Receipt } from './sending';
import { texts } from './texts/texts';
import { useConsult } from './use-consult';
import { useGoOn } from './use-go-on';

/** The consultation form within a page; where there is no intake to go on to, it says here that the request arrived. */
export const InlineForm = () => {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [asked, setAsked] = useState(true);
  const goOn = useGoOn();
  const consult = useConsult((made, sent) => {
    if (goOn(sent)) return;
    setAsked(sent.consent);
    setReceipt(made);
  });
  if (!receipt) return <ConsultForm consult={consult} />;
  return (
    <Alert
      tone="success"
      title={texts(asked ? 'sent' : 'sent.plain')}
      action={<Button onClick={() => setReceipt(null)}>{texts('again')}</Button>}
    >
      {texts('sent.reference', { reference: receipt.reference })}
    </Alert>
  );
};
