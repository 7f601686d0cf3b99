import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Avatar, Badge, type BadgeTone, Button, EmptyState, TextInput } from '#ui';
import { Chip } from '../chip/chip';
import { LoadMore } from '../pagination/load-more';
import styles from './screens.module.css';

interface Request {
  name: string;
  address: string;
  when: string;
  status: 'pending' | 'reviewed' | 'contacted';
  words: string;
}

const requests: Request[] = [
  {
    name: 'Mara Castellan',
    address: 'mara@example.org',
    when: '21 Nov, 09:12',
    status: 'pending',
    words: 'I keep the peace at home and lose the thread at work. I would like to talk to somebody before the winter.',
  },
  {
    name: 'Tomás Oyarzún',
    address: 'tomas.oyarzun@example.com',
    when: '21 Nov, 07:40',
    status: 'pending',
    words: 'My father died in March. Sleep has not come back since.',
  },
  {
    name: 'Hélène Marchand',
    address: 'helene@example.org',
    when: '20 Nov, 18:05',
    status: 'reviewed',
    words: 'I retire in June, and I do not know who I am without a room full of people who need me.',
  },
  {
    name: 'Maximiliane von Hohenberg-Schwarzenfels',
    address: 'maximiliane.von.hohenberg-schwarzenfels@example.net',
    when: '20 Nov, 11:31',
    status: 'contacted',
    words: 'A retreat in spring, if there is one with few people and no phones.',
  },
  {
    name: '王小明',
    address: 'xiaoming@example.org',
    when: '19 Nov, 22:17',
    status: 'contacted',
    words: 'I moved countries for love, and now I am here alone.',
  },
];
const names: Record<Request['status'], string> = { pending: 'Pending', reviewed: 'Reviewed', contacted: 'Contacted' };
const tones: Record<Request['status'], BadgeTone> = {
  pending: 'pending',
  reviewed: 'reviewed',
  contacted: 'contacted',
};

/** A list next to what is chosen in it; on phones the choice takes the list's place, with a way back. */
function AdminList({ rows }: { rows: readonly Request[] }) {
  const [status, setStatus] = useState<Request['status'] | null>(null);
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<Request | null>(null);
  const shown = rows.filter(
    (row) => (!status || row.status === status) && row.name.toLowerCase().includes(asked.toLowerCase()),
  );
  return (
    <main className={`wrap ${styles.inbox}`} data-chosen={chosen !== null}>
      <header className={styles.inboxHead}>
        <h1 className={styles.title}>Consultation requests</h1>
        <TextInput
          type="search"
          aria-label="Search by name"
          placeholder="Search by name"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
      </header>
      <fieldset className={styles.chips} aria-label="Status">
        <Chip pressed={status === null} onClick={() => setStatus(null)}>
          All <span className="tnum">{rows.length}</span>
        </Chip>
        {(Object.keys(names) as Request['status'][]).map((name) => (
          <Chip key={name} pressed={status === name} onClick={() => setStatus(status === name ? null : name)}>
            {names[name]} <span className="tnum">{rows.filter((row) => row.status === name).length}</span>
          </Chip>
        ))}
      </fieldset>
      <div className={styles.panes}>
        <div className={styles.listPane}>
          <ul className={styles.rows} aria-label="Requests">
            {shown.map((row) => (
              <li key={row.address}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={row === chosen ? 'true' : undefined}
                  onClick={() => setChosen(row)}
                >
                  <Avatar person={{ name: row.name }} />
                  <span className={styles.who}>
                    <strong>{row.name}</strong>
                    <span className="quiet small">{row.address}</span>
                    <Badge tone={tones[row.status]}>{names[row.status]}</Badge>
                  </span>
                  <span className="quiet small tnum">{row.when}</span>
                </button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <EmptyState title="No requests here" level={2}>
              <p>Take back the search or the status to see the others.</p>
            </EmptyState>
          )}
          <LoadMore shown={shown.length} more={false} onMore={() => undefined} />
        </div>
        <section className={styles.detail} aria-label="Request">
          {chosen ? (
            <>
              <Button variant="bare" className={styles.back} onClick={() => setChosen(null)}>
                Back to the list
              </Button>
              <h2 className={styles.name}>{chosen.name}</h2>
              <p className="quiet">
                {chosen.address}, {chosen.when} (UTC)
              </p>
              <p className="prose">{chosen.words}</p>
              <div className={styles.acts}>
                <Button variant="loud">Write to {chosen.name.split(' ')[0]}</Button>
                <Button>Mark as reviewed</Button>
              </div>
            </>
          ) : (
            <p className="quiet">Select a consultation request to view details</p>
          )}
        </section>
      </div>
    </main>
  );
}

const meta = {
  title: 'Screens/Admin list',
  component: AdminList,
  args: { rows: requests },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hélène/ }));
    await expect(canvas.getByRole('heading', { name: 'Hélène Marchand' })).toBeVisible();
  },
};
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pending/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(canvas.getByRole('heading', { name: 'No requests here' })).toBeVisible();
  },
};
