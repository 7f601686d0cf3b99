import { centerOf } from '#modules/chart-engine/public';
import { LookLink } from './look-link';
import { texts } from './texts/texts';

/** Gate and line as they are written ('51.5'), opening the sheet of the gate. */
export const KeyLink = ({ at }: { readonly at: string }) => {
  const [gate = 1, line] = at.split('.').map(Number);
  return (
    <LookLink
      to={{ kind: 'gate', gate, center: centerOf(gate) }}
      label={line === undefined ? texts('gate', { gate }) : texts('gateAndLine', { gate, line })}
    >
      {at}
    </LookLink>
  );
};
