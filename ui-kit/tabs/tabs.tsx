import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { classNames } from '#ui';
import { useDirection } from '../direction/use-direction';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A count next to the label. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The name of the row for screen readers. */
  label: string;
  /** The views: a value, a label and what is shown. */
  tabs: readonly Tab<Value>[];
  /** The tab that is open, when the page decides that. */
  value?: Value | undefined;
  /** The first tab when neither this nor value is set. */
  defaultValue?: Value | undefined;
  /** Runs with the value of the tab that was opened. */
  onChange?: ((value: Value) => void) | undefined;
  /** line: a row that scrolls. halves: equal parts of the width, for two ways of doing the same. */
  look?: 'line' | 'halves' | undefined;
}

/** Several views of one thing, one at a time; arrows move between the tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onChange, look = 'line' } = props;
  const state = value === undefined ? (defaultValue !== undefined ? { defaultValue } : {}) : { value };
  return (
    <Radix.Root {...state} dir={useDirection()} onValueChange={(next) => onChange?.(next as Value)}>
      <Radix.List aria-label={label} className={classNames(styles.list, styles[look])}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
