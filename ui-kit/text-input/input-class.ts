import styles from './text-input.module.css';

/** The class of a text box, for other controls that look like one. Its CSS exists once, in the shared entry, so that parts can add to it. */
export const inputClass = styles.input ?? '';
