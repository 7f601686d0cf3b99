import { texts } from '../texts/texts';
import { Board } from './board/board';
import styles from './clients.module.css';
import { ClientList } from './list/client-list';
import { Filters } from './list/filters';
import { type ClientsQuery, useClientsQuery } from './list/query';

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

/** Clients by phase, on a board or as a list. Search, filters, order and view stand in the address. */
export const ClientsTab = () => {
  const [query, change] = useClientsQuery();
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <h2>{texts('title')}</h2>
        <Views view={query.view} onChange={(view) => change({ view })} />
      </div>
      {query.view === 'board' ? (
        <>
          <Filters query={query} onChange={change} />
          <Board query={query} />
        </>
      ) : (
        <ClientList query={query} />
      )}
    </div>
  );
};
