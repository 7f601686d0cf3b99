// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import { type FillSlot, SlotHost, useLocation, useNavigate } from '#core/web';
import { type ChartOverlayProps, chartOverlay, type Overlay } from '../../../../public';
import { sampleCharts } from '../../bodygraph/testing/sample-charts';
import { useOverlays } from './use-overlays';
import { useViews } from './use-views';
import { ViewSwitches } from './view-switches';

const { manifestor, generator } = sampleCharts;
const sky = { at: '2026-11-22T14:05:00.000Z', timeKnown: true, activations: generator.personality };
const ana: Overlay = {
  look: 'person',
  label: 'Ana R.',
  columns: [{ head: 'Ana R., design', activations: generator.design }],
};

/** Lays one person's chart over the own one, as a module that fills the slot does. */
const Ana = ({ person, onChoose, onOverlay }: ChartOverlayProps) => {
  useEffect(() => {
    onOverlay(person === 'c1' ? ana : null);
  }, [person, onOverlay]);
  return (
    <button type="button" onClick={() => onChoose('c1')}>
      {ana.label}
    </button>
  );
};
const withAna: FillSlot = (slot, props) =>
  slot === chartOverlay.id ? <Ana {...(props as ChartOverlayProps)} /> : null;

const Page = () => {
  const [views, change] = useViews();
  const [overlays, setPerson] = useOverlays(views);
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <ViewSwitches chart={manifestor} views={views} change={change} overlays={overlays} setPerson={setPerson} />
    </>
  );
};
const open = (search = '', fillSlot: FillSlot = withAna) =>
  renderPage(
    <SlotHost value={fillSlot}>
      <Page />
    </SlotHost>,
    {
      at: `/profile/detailed${search}`,
      path: '/profile/detailed',
      api: { 'GET /api/holistic-profiles/me/transits': sky },
    },
  );
const address = () => new URLSearchParams(screen.getByRole('status').textContent ?? '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('each side is a switch of its own, told in words and kept in the address', () => {
  open();
  expect([pressed('Design'), pressed('Personality'), pressed('Transits')]).toEqual(['true', 'true', 'false']);
  press('Design');
  expect(address().get('hide')).toBe('design');
  expect(screen.getByText('Shown: personality in ink, without design.')).toBeTruthy();
  press('Personality');
  expect(screen.getByText('Neither side of your chart is shown.')).toBeTruthy();
  press('Design');
  expect(address().get('hide')).toBe('personality');
});

test('none of two presses is lost when the second comes before the first is drawn', () => {
  open('?look=gate-34');
  act(() => {
    press('Design');
    press('Personality');
    press('Transits');
  });
  expect(address().get('hide')).toBe('personality,design');
  expect(address().get('transit')).toBe('now');
  act(() => {
    press('Design');
    press('Design');
    press('Personality');
  });
  expect(address().get('hide')).toBe('design');
  expect(address().get('look')).toBe('gate-34');
});

test('Back before a press leaves that press behind', async () => {
  open();
  press('Design');
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(address().get('hide')).toBeNull();
  press('Personality');
  expect(address().get('hide')).toBe('personality');
});

test('the sky of now comes with what it closes; a day back is another instant in the address', async () => {
  open('?transit=now');
  const facts = within(await screen.findByRole('region', { name: 'What Transits brings' }));
  expect(facts.getByText('Defines').nextElementSibling?.textContent).toContain('Sacral');
  press('Day back');
  expect(address().get('transit')).toBe('2026-11-21T14:05:00.000Z');
  press('Now');
  expect(address().get('transit')).toBe('now');
  press('Transits');
  expect(address().get('transit')).toBeNull();
  expect(screen.queryByRole('region', { name: 'What Transits brings' })).toBeNull();
});

test('another person is a switch only where a module brings their chart', () => {
  open('?person=c1', () => null);
  expect(screen.queryByRole('button', { name: 'Another person' })).toBeNull();
});

test('the chart of another person says what it brings, for as long as the address names them', async () => {
  open();
  press('Another person');
  press('Ana R.');
  expect(address().get('person')).toBe('c1');
  expect(await screen.findByRole('region', { name: 'What Ana R. brings' })).toBeTruthy();
  press('Another person');
  expect(address().get('person')).toBeNull();
  expect(screen.queryByRole('region', { name: 'What Ana R. brings' })).toBeNull();
});
