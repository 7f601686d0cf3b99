import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#core/web';
import { centerOf, lookOf, lookText } from '#modules/chart-engine/public';
import { useAddress } from '../address/use-address';
import type { BodygraphSelection } from '../bodygraph/chart';

/** What the address keeps of the page before: Back leads there. */
interface Opened {
  readonly opened: true;
}
const opened: Opened = { opened: true };

/** The part of the bodygraph that an address names, null for none. */
const selectionOf = (text: string | null): BodygraphSelection | null => {
  const look = text === null ? null : lookOf(text);
  return look?.kind === 'gate' ? { ...look, center: centerOf(look.gate) } : look;
};

/** A query with another part ('look=gate-34'), or none; what else it asks for stays as it was. */
const withLook = (params: URLSearchParams, selection: BodygraphSelection | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (selection) next.set('look', lookText(selection));
  else next.delete('look');
  return next;
};

/**
 * The part of the bodygraph that the address names (`?look=gate-34`), and how to change it. Opening adds one entry to the
 * history, so that Back closes; choosing another part while one is open takes its place.
 */
export const useLook = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { now, go } = useAddress();
  const { state } = useLocation() as { readonly state: Opened | null };
  const text = params.get('look');
  const look = useMemo(() => selectionOf(text), [text]);
  return {
    look,
    /** Opens a part. */
    choose: (selection: BodygraphSelection) => {
      go(withLook(now(), selection), look ? { replace: true, state } : { state: opened });
    },
    /** Goes back to where it was opened from; a page that was entered by a link to a part stays. */
    close: () => {
      if (state?.opened) void navigate(-1);
      else go(withLook(now(), null), { replace: true });
    },
    /** What a link to a part needs. */
    linkTo: (selection: BodygraphSelection) => ({
      to: { search: withLook(params, selection).toString() },
      state: look ? state : opened,
      replace: look !== null,
    }),
  };
};
