import { Slot } from '#core/web';
import { teamClientsWaiting } from '#core/contract/team-slots';
import { Board } from './board';
import { ClientList } from './client-list';
import styles from './clients.module.css';
import { Filters } from './filters';
import { type ClientsQuery, useClientsQuery } from './query';
import { clientTexts as texts } from './texts/texts';

const views = ['board', 'list'] as const;

const Views = ({
  view,
  onChange,
}: {
  readonly view: ClientsQuery['view'];
  readonly onChange: (view: ClientsQuery['view']) => void;
}) => (
  <fieldset className={styles.views} aria-label={texts('view')}>
    {views.map((one) => (
      <label key={one}>
        <input type="radio" name="clients-view" checked={one === view} onChange={() => onChange(one)} />
        {texts(`view.${one}`)}
      </label>
    ))}
  </fieldset>
);

/** Clients by phase: what waits for an answer, then a board or a list. Search, filters, order and view stand in the address. */
export const ClientsTab = () => {
  const [query, change] = useClientsQuery();
  return (
    <div className={styles.tab}>
      <Slot of={teamClientsWaiting} with={{}} />
      <div className={styles.bar}>
        <h2>{texts('title')}</h2>
        <Views view={query.view} onChange={(view) => change({ view })} />
      </div>
      <Filters query={query} onChange={change} />
      {query.view === 'board' ? (
        <Board query={query} />
      ) : (
        <ClientList query={query} onClear={() => change({ q: '', phase: null, assigned: null })} />
      )}
    </div>
  );
};
