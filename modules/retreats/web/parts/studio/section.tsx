import type { ReactNode } from 'react';
import styles from './studio.module.css';
import type { RetreatEditor } from './use-retreat-editor';

export interface OfEditor {
  readonly editor: RetreatEditor;
}

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
