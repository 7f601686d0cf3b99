import styles from './consult-form.module.css';

/** A field that no person meets, by eye, ear or keyboard; a program that fills in everything gives itself away. */
export const Trap = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => (
  <div className={styles.trap} aria-hidden="true">
    <input
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
